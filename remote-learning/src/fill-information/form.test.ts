import { errorsBy } from '@suite/features/form';
import { birthdayText, emptyForm, extOf, formOf, infosOf, rulesOn, stepOf, steps, type Form } from './form';

const filled: Form = {
  name: '江一帆',
  sex: '1',
  birthday: '1997-09-03',
  education: '4',
  pcLevel: '2',
  profession: '教师',
  province: '330000',
  city: '330100',
  goal: '攒够备用金',
  time: 'evening',
  remind: '1',
};
const errors = (part: Partial<Form>) => errorsBy(rulesOn('2026-03-11'), { ...filled, ...part });

test.each([
  ['1', '1'],
  ['1997', '1997'],
  ['19970', '1997-0'],
  ['19970903', '1997-09-03'],
  ['1997-09-0', '1997-09-0'],
  ['1997年9月', '1997-9'],
  ['199709031', '1997-09-03'],
])('%s becomes the date %s', (typed, date) => {
  expect(birthdayText(typed)).toBe(date);
});

test('a form that is filled in has no error', () => {
  expect(errors({})).toEqual({});
});

test.each<[Partial<Form>, string]>([
  [{ name: '  ' }, '请输入姓名'],
  [{ name: '长'.repeat(21) }, '姓名不能超过 20 个字'],
  [{ sex: '' }, '请选择性别'],
  [{ birthday: '' }, '请输入出生日期'],
  [{ birthday: '1997-02-30' }, '出生日期不正确，请检查'],
  [{ birthday: '1997-13-01' }, '出生日期不正确，请检查'],
  [{ birthday: '2026-03-11' }, '出生日期不正确，请检查'],
  [{ birthday: '1899-12-31' }, '出生日期不正确，请检查'],
  [{ birthday: '1997-9' }, '出生日期不正确，请检查'],
  [{ education: '' }, '请选择学历'],
  [{ pcLevel: '' }, '请选择电脑水平'],
  [{ profession: '' }, '请输入职业'],
  [{ city: '' }, '请选择所在城市'],
  [{ goal: '' }, '请写下学习目标'],
  [{ goal: '好'.repeat(201) }, '学习目标不能超过 200 个字'],
  [{ time: '' }, '请选择学习时间'],
])('%j is refused: %s', (part, words) => {
  expect(Object.values(errors(part))).toEqual([words]);
});

test('every field with a rule stands on a step', () => {
  const ruled = Object.keys(rulesOn('2026-03-11'));
  expect(steps.flatMap(({ fields }) => fields)).toEqual(ruled);
  expect(['name', 'city', 'goal'].map(stepOf)).toEqual([0, 1, 2]);
});

test('what the provider knows comes back as it was sent', () => {
  const profile = { student_infos: infosOf(filled), sdt_ext: extOf(filled) };
  expect(formOf(profile as Parameters<typeof formOf>[0])).toEqual(filled);
  expect(formOf({ student_infos: null, sdt_ext: null } as Parameters<typeof formOf>[0])).toEqual(emptyForm);
});

test('what the provider does not know of a learner is still to be filled in', () => {
  const student_infos = {
    ...infosOf(filled),
    ...{ name: null, sex: null, birthday: null },
    ...{ education_id: 0, pc_level_id: null, profession: null },
  };
  const sdt_ext = { ...extOf(filled), study_goal: null };
  const form = formOf({ student_infos, sdt_ext } as unknown as Parameters<typeof formOf>[0]);
  expect(Object.keys(errorsBy(rulesOn('2026-03-11'), form))).toEqual([
    ...['name', 'sex', 'birthday'],
    ...['education', 'pcLevel', 'profession'],
    'goal',
  ]);
});
