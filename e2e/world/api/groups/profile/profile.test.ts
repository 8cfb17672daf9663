import {
  addStudentInfos,
  banners,
  canUseCounter,
  codes,
  education,
  getUserInfo,
  pcLevel,
  saveSdtExt,
  updateUser,
  upgradeCourse,
  userDetail,
  type StudentInfos,
} from '@suite/api';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { login } from '../login';
import { user } from '../user';
import { profile } from '.';

let under: WorldUnderTest;
let learner: Caller;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [login, user, profile] });
  learner = await under.signIn('first-week');
});
afterAll(() => under.close());

const infos: StudentInfos = {
  name: '陈思远',
  sex: 1,
  birthday: '1991-09-24',
  education_id: 4,
  pc_level_id: 2,
  profession: '设计师',
  province_id: '330000',
  city_id: '330100',
};
const me = (as = learner) => under.data(getUserInfo, undefined, as);

test('the banners are for everybody but the empty person', async () => {
  const shown = await under.data(banners, undefined);
  expect(shown.ad).not.toBeNull();
  expect(shown.banners.length).toBeGreaterThan(1);
  expect(await under.data(banners, undefined, await under.signIn('empty'))).toEqual({
    ad: null,
    banners: [],
  });
});

test.each([
  ['first-week', 1],
  ['tools-buyer', 1],
  ['bound', 0],
])('the calculators of %s: %d', async (person, canUse) => {
  expect(await under.data(canUseCounter, undefined, await under.signIn(person))).toEqual({ canUse });
});

test('without signing in the calculators stay closed', async () => {
  expect(await under.data(canUseCounter, undefined)).toEqual({ canUse: 0 });
  expect(await under.data(canUseCounter, undefined, { token: 'forged' })).toEqual({ canUse: 0 });
});

test('the lists to choose from are for everybody', async () => {
  expect((await under.data(education, undefined)).length).toBeGreaterThan(3);
  expect((await under.data(pcLevel, undefined)).length).toBeGreaterThan(2);
});

test.each([
  [{ education_id: 99 }, codes.BAD_PARAMS, '请选择学历'],
  [{ pc_level_id: 0 }, codes.BAD_PARAMS, '参数有误：pc_level_id'],
  [{ birthday: '1991-02-30' }, codes.BAD_PARAMS, '日期格式不正确'],
  [{ birthday: '2026-03-11' }, codes.RULE, '出生日期不正确'],
  [{ birthday: '1899-12-31' }, codes.RULE, '出生日期不正确'],
  [{ city_id: '110100' }, codes.BAD_PARAMS, '所在城市不存在，请重新选择'],
  [{ name: '' }, codes.BAD_PARAMS, '请输入 20 个字以内的姓名'],
  [{ profession: '赌博专家' }, codes.RULE, '内容包含不允许的词语：赌博'],
])('information with %j is refused', async (more, code, msg) => {
  const answer = await under.wrong(addStudentInfos, { ...infos, ...more }, learner);
  expect(answer).toMatchObject({ code, msg });
  expect((await me()).student_infos).toBeNull();
});

test('information is kept, and the account of the staff becomes the own', async () => {
  const empty = await under.signIn('empty');
  expect(await under.data(userDetail, undefined, empty)).toMatchObject({ isTemporary: 1 });
  await under.data(addStudentInfos, infos, empty);
  expect((await me(empty)).student_infos).toEqual(infos);
  expect(await under.data(userDetail, undefined, empty)).toMatchObject({ isTemporary: 0 });
  expect(await under.ask(addStudentInfos, infos)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('what the learner wants from the class is kept', async () => {
  const ext = { study_goal: '攒够备用金', study_time: 'evening', is_remind: 1 } as const;
  expect(await under.data(saveSdtExt, ext, learner)).toBeNull();
  expect((await me()).sdt_ext).toEqual(ext);
  const night = await under.wrong(saveSdtExt, { ...ext, study_time: 'night' }, learner);
  expect(night).toMatchObject({ code: codes.BAD_PARAMS, msg: '请选择学习时间' });
  expect(await under.ask(saveSdtExt, { ...ext, study_goal: '学赌博' }, learner)).toMatchObject({
    code: codes.RULE,
  });
  expect((await me()).sdt_ext).toEqual(ext);
});

test('name and picture are changed by their owner alone', async () => {
  const given = { nickname: '远山', avatar: 'https://img.example.com/a.png' };
  expect(await under.data(updateUser, given, learner)).toBeNull();
  expect(await me()).toMatchObject(given);
  expect(await me(await under.signIn('mid-course'))).toMatchObject({ nickname: '清禾' });
});

test.each([
  [{ nickname: '' }, codes.BAD_PARAMS],
  [{ nickname: '长'.repeat(21) }, codes.BAD_PARAMS],
  [{ nickname: '赌博' }, codes.RULE],
  [{ avatar: 'javascript:alert(1)' }, codes.BAD_PARAMS],
  [{ avatar: '//evil.example.com/a.png' }, codes.BAD_PARAMS],
  [{ avatar: 'https://' }, codes.BAD_PARAMS],
])('a change to %j is refused', async (more, code) => {
  const before = await me();
  const given = { nickname: '远山', avatar: '/api/media/avatars/first-week.svg', ...more };
  expect(await under.wrong(updateUser, given, learner)).toMatchObject({ code });
  expect(await me()).toEqual(before);
});

test('the older course is brought to the latest version, once', async () => {
  const older = await under.signIn('failed-test');
  expect((await me(older)).version_id).toBe(1);
  expect(await under.data(upgradeCourse, undefined, older)).toBeNull();
  expect(await under.data(upgradeCourse, undefined, older)).toBeNull();
  expect((await me(older)).version_id).toBe(2);
  expect(await under.data(userDetail, undefined, older)).toMatchObject({ userVideoVersionIsNew: 1 });
});

test('a learner without the older course cannot upgrade it', async () => {
  expect(await under.ask(upgradeCourse, undefined, learner)).toMatchObject({ code: codes.NOT_BOUGHT });
  expect(await under.ask(upgradeCourse, undefined)).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('the persons past the first days have filled in their information', async () => {
  const known = await me(await under.signIn('mid-course'));
  expect(known.student_infos).toMatchObject({ name: '许清禾', birthday: '1989-04-17' });
  expect(known.sdt_ext).toMatchObject({ study_time: 'evening' });
});
