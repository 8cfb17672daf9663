import type { StudentExt, StudentInfos, UserProfile } from '@suite/api';
import type { Rules } from '@suite/features/form';
import { isDay, type Day } from '@suite/kernel/time';

/** The fields as texts; '' while a field is empty. */
export interface Form {
  name: string;
  sex: string;
  birthday: string;
  education: string;
  pcLevel: string;
  profession: string;
  province: string;
  city: string;
  goal: string;
  time: StudentExt['study_time'] | '';
  remind: '1' | '0';
}

/** The form, and how far the learner has come in it. */
export type FormInSteps = Form & { step: number };

export const emptyForm: Form = {
  name: '',
  sex: '',
  birthday: '',
  education: '',
  pcLevel: '',
  profession: '',
  province: '',
  city: '',
  goal: '',
  time: '',
  remind: '1',
};

/** Which fields stand on which step. */
export const steps: { title: string; fields: readonly (keyof Form)[] }[] = [
  { title: '基本信息', fields: ['name', 'sex', 'birthday'] },
  { title: '学习背景', fields: ['education', 'pcLevel', 'profession', 'city'] },
  { title: '学习安排', fields: ['goal', 'time'] },
];

/** The step on which a field stands. */
export const stepOf = (field: string | undefined): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some((one) => one === field)),
  );

/** Digits become a date while they are typed. */
export function birthdayText(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

const tooLong = (text: string, most: number) => Array.from(text.trim()).length > most;

/** The rules of the fields on a day; a birthday lies before it. */
export const rulesOn = (today: Day): Rules<Form> => ({
  name: (name) => (!name.trim() ? '请输入姓名' : tooLong(name, 20) ? '姓名不能超过 20 个字' : undefined),
  sex: (sex) => (sex ? undefined : '请选择性别'),
  birthday: (birthday) => {
    if (!birthday) return '请输入出生日期';
    if (!isDay(birthday) || birthday < '1900-01-01' || birthday >= today) return '出生日期不正确，请检查';
    return undefined;
  },
  education: (education) => (education ? undefined : '请选择学历'),
  pcLevel: (level) => (level ? undefined : '请选择电脑水平'),
  profession: (profession) =>
    !profession.trim() ? '请输入职业' : tooLong(profession, 30) ? '职业不能超过 30 个字' : undefined,
  city: (city, { province }) => (province && city ? undefined : '请选择所在城市'),
  goal: (goal) =>
    !goal.trim() ? '请写下学习目标' : tooLong(goal, 200) ? '学习目标不能超过 200 个字' : undefined,
  time: (time) => (time ? undefined : '请选择学习时间'),
});

/** A field of the provider's as a text; what it does not know is 0 or missing. */
const textOf = (value: string | number | null) => (value ? String(value) : '');

/** What the provider knows already. */
export function formOf({ student_infos: infos, sdt_ext: ext }: UserProfile): Form {
  return {
    ...emptyForm,
    ...(infos && {
      name: textOf(infos.name),
      // 0 is an answer too.
      sex: String(infos.sex ?? ''),
      birthday: textOf(infos.birthday),
      education: textOf(infos.education_id),
      pcLevel: textOf(infos.pc_level_id),
      profession: textOf(infos.profession),
      province: textOf(infos.province_id),
      city: textOf(infos.city_id),
    }),
    ...(ext && { goal: textOf(ext.study_goal), time: ext.study_time, remind: ext.is_remind ? '1' : '0' }),
  };
}

export const infosOf = (form: Form): StudentInfos => ({
  name: form.name.trim(),
  sex: Number(form.sex) as StudentInfos['sex'],
  birthday: form.birthday,
  education_id: Number(form.education),
  pc_level_id: Number(form.pcLevel),
  profession: form.profession.trim(),
  province_id: form.province,
  city_id: form.city,
});

export const extOf = (form: Form): StudentExt => ({
  study_goal: form.goal.trim(),
  study_time: form.time as StudentExt['study_time'],
  is_remind: form.remind === '1' ? 1 : 0,
});
