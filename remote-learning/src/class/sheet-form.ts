import type { RegistrationSheet, StudentInfos } from '@suite/api';
import { errorsBy, type Errors, type Rules } from '@suite/features/form';
import { mobileFault } from '@suite/ui';

export const sheetLimits = { name: 20, profession: 30, slogan: 40 } as const;

/** Slogans for learners who find no words of their own. */
export const slogans = [
  '每天一课，说到做到！',
  '理清家里的账，先从我开始。',
  '不求快，只求一直在路上。',
] as const;

export const emptySheet: RegistrationSheet = {
  name: '',
  sex: 0,
  mobile: '',
  province_id: '',
  city_id: '',
  profession: '',
  slogan: '',
};

/** A new sheet, with what the learner has told the provider before. */
export const sheetOf = (mobile: string, infos: StudentInfos | null | undefined): RegistrationSheet => ({
  ...emptySheet,
  mobile,
  ...(infos && {
    name: infos.name ?? '',
    sex: infos.sex ?? 0,
    province_id: infos.province_id ?? '',
    city_id: infos.city_id ?? '',
    profession: infos.profession ?? '',
  }),
});

/** The sheet as it is sent. */
export const trimmed = (sheet: RegistrationSheet): RegistrationSheet => ({
  ...sheet,
  name: sheet.name.trim(),
  mobile: sheet.mobile.trim(),
  profession: sheet.profession.trim(),
  slogan: sheet.slogan.trim(),
});

/** A text that must be given and fit. */
const text = (missing: string, name: string, limit: number) => (value: string) => {
  if (!value) return missing;
  return value.length > limit ? `${name}不超过 ${limit} 个字` : undefined;
};

const rules: Rules<RegistrationSheet> = {
  name: text('请输入姓名', '姓名', sheetLimits.name),
  sex: (sex) => (sex === 1 || sex === 2 ? undefined : '请选择性别'),
  mobile: (mobile) => {
    if (!mobile) return '请输入手机号';
    return mobileFault(mobile);
  },
  city_id: (city) => (city ? undefined : '请选择所在城市'),
  profession: text('请输入职业', '职业', sheetLimits.profession),
  slogan: text('写一句学习宣言，它会印在开班海报上', '宣言', sheetLimits.slogan),
};

/** What is still wrong with a sheet, field by field in the order of the form. */
export const sheetErrors = (sheet: RegistrationSheet): Errors => errorsBy(rules, trimmed(sheet));
