import type { RegistrationSheet, Sex } from '@suite/api';

export const sheetLimits = { name: 20, profession: 30, slogan: 40 } as const;

/** Slogans for those who find no words of their own. */
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

const isSex = (value: unknown): value is Sex => value === 0 || value === 1 || value === 2;

/** A sheet out of the device's storage; fields of another kind are empty. */
export function readSheet(kept: unknown): RegistrationSheet | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  const known = kept as Record<string, unknown>;
  const text = (name: keyof RegistrationSheet) =>
    typeof known[name] === 'string' ? (known[name] as string) : '';
  return {
    name: text('name'),
    sex: isSex(known.sex) ? known.sex : 0,
    mobile: text('mobile'),
    province_id: text('province_id'),
    city_id: text('city_id'),
    profession: text('profession'),
    slogan: text('slogan'),
  };
}

/** The sheet as it is sent. */
export const trimmed = (sheet: RegistrationSheet): RegistrationSheet => ({
  ...sheet,
  name: sheet.name.trim(),
  mobile: sheet.mobile.trim(),
  profession: sheet.profession.trim(),
  slogan: sheet.slogan.trim(),
});

export type SheetErrors = Partial<
  Record<'name' | 'sex' | 'mobile' | 'city_id' | 'profession' | 'slogan', string>
>;

/** What is still wrong with a sheet, field by field in the order of the form. */
export function sheetErrors(sheet: RegistrationSheet): SheetErrors {
  const { name, sex, mobile, city_id, profession, slogan } = trimmed(sheet);
  const errors: SheetErrors = {};
  if (!name) errors.name = '请输入姓名';
  else if (name.length > sheetLimits.name) errors.name = `姓名不超过 ${sheetLimits.name} 个字`;
  if (sex === 0) errors.sex = '请选择性别';
  if (!mobile) errors.mobile = '请输入手机号';
  else if (!/^1[3-9]\d{9}$/.test(mobile)) errors.mobile = '请输入 11 位手机号';
  if (!city_id) errors.city_id = '请选择所在城市';
  if (!profession) errors.profession = '请输入职业';
  else if (profession.length > sheetLimits.profession)
    errors.profession = `职业不超过 ${sheetLimits.profession} 个字`;
  if (!slogan) errors.slogan = '写一句学习宣言，它会印在开班海报上';
  else if (slogan.length > sheetLimits.slogan) errors.slogan = `宣言不超过 ${sheetLimits.slogan} 个字`;
  return errors;
}
