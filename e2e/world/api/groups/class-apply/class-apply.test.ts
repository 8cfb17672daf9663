import { codes, registrationSheet, submitRegistrationSheet, type RegistrationSheet } from '@suite/api';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { address } from '../address';
import { classes } from '../class';
import { classApply } from '.';

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [address, classes, classApply], gateway: 'https://m.example.cn/' });
  learner = await under.signIn('first-week');
});
afterAll(() => under.close());

const sheet: RegistrationSheet = {
  name: '陈思远',
  sex: 1,
  mobile: '19900001003',
  province_id: '330000',
  city_id: '330100',
  profession: '设计师',
  slogan: '每天一课，说到做到！',
};
const submit = (more: object = {}, as = learner) =>
  under.wrong(submitRegistrationSheet, { ...sheet, ...more }, as);
const read = (as = learner) => under.data(registrationSheet, undefined, as);

test.each([
  [{ city_id: '320100' }, codes.BAD_PARAMS, '所在城市不存在，请重新选择'],
  [{ mobile: '110' }, codes.BAD_PARAMS, '请输入正确的手机号'],
  [{ name: '' }, codes.BAD_PARAMS, '请输入 20 个字以内的姓名'],
  [{ sex: 3 }, codes.BAD_PARAMS, '参数有误：sex'],
  [{ slogan: '长'.repeat(41) }, codes.BAD_PARAMS, '请输入 40 个字以内的学习宣言'],
  [{ slogan: '跟我去赌博' }, codes.RULE, '内容包含不允许的词语：赌博'],
])('a sheet with %j is refused', async (more, code, msg) => {
  expect(await submit(more)).toMatchObject({ code, msg });
  expect((await read()).sheet).toBeNull();
});

test('a sheet is kept for the class of the learner, and can be corrected', async () => {
  const registered = await under.data(submitRegistrationSheet, sheet, learner);
  expect(registered).toMatchObject({
    sheet,
    start_date: '2026-03-09',
    link: 'https://m.example.cn/#/advanced-lesson-finance',
  });
  expect(registered.class_name).toContain('家庭理财通识课');
  expect(await read()).toEqual(registered);
  await submit({ profession: '教师' });
  expect((await read()).sheet).toEqual({ ...sheet, profession: '教师' });
});

test('without a class it is for the next one', async () => {
  expect(await read(await under.signIn('bound'))).toMatchObject({ sheet: null, start_date: '2026-03-14' });
  expect(await read(await under.signIn('to-sign'))).toMatchObject({ sheet: null });
});

test('the persons in the middle of a course have registered, the empty one has not', async () => {
  expect((await read(await under.signIn('mid-course'))).sheet).toMatchObject({ name: '许清禾' });
  expect((await read(await under.signIn('empty'))).sheet).toBeNull();
  expect(await submit({}, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
  expect(await under.ask(registrationSheet, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});
