import { addWechat, codes, teacherVersion, userDetail, viewTeacherQrcode } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { classes } from '../class';
import { user } from '../user';
import { teacher } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [user, classes, teacher] });
});
afterAll(() => under.close());

const view = async (person: string, line?: 'reform' | 'advanced' | 'investment' | 'industry' | 'zc') =>
  under.ask(viewTeacherQrcode, { line }, await under.signIn(person));
const add = async (person: string, teacher_id: number) =>
  under.ask(addWechat, { teacher_id }, await under.signIn(person));

test.each([
  ['first-week', undefined, '周明远'],
  ['failed-test', undefined, '林晓雨'],
  ['graduated', undefined, '沈若宁'],
  ['premium', undefined, '顾一航'],
  ['premium', 'reform', '周明远'],
  ['premium', 'zc', '顾一航'],
  ['to-sign', 'advanced', '沈若宁'],
  ['tools-buyer', undefined, '林晓雨'],
  ['manage-mid', undefined, '林晓雨'],
] as const)('the teacher of %s in the line %s is %s', async (person, line, teacher_name) => {
  expect((await view(person, line)).data).toMatchObject({ teacher_name });
});

test.each([
  ['premium', undefined, 'industry'],
  ['premium', 'reform', 'reform'],
  ['manage-mid', undefined, null],
] as const)('the teacher of %s in the line %s is said to be of %s', async (person, asked, line) => {
  expect((await view(person, asked)).data).toMatchObject({ line });
});

test('a learner without a purchase, or without that line, has no teacher', async () => {
  expect(await view('bound')).toMatchObject({ code: codes.NOT_FOUND });
  expect(await view('first-week', 'industry')).toMatchObject({ code: codes.NOT_FOUND });
  expect(await view('empty')).toMatchObject({ code: codes.NOT_FOUND });
  expect(
    await under.wrong(viewTeacherQrcode, { line: 'magic' }, await under.signIn('premium')),
  ).toMatchObject({
    code: codes.BAD_PARAMS,
  });
  expect(await under.ask(viewTeacherQrcode, {})).toMatchObject({ code: codes.LOGIN_REQUIRED });
});

test('a teacher is added once, and only the own one', async () => {
  expect((await view('mid-course')).data).toMatchObject({ teacher_id: 2, is_added: 0 });
  expect(await add('mid-course', 4)).toMatchObject({ code: codes.NOT_FOUND, msg: '老师不存在' });
  expect(await add('mid-course', 2)).toMatchObject({ code: codes.SUCCESS });
  expect(await add('mid-course', 2)).toMatchObject({ code: codes.SUCCESS });
  expect((await view('mid-course')).data).toMatchObject({ is_added: 1 });
  expect((await view('refunding')).data).toMatchObject({ teacher_id: 2, is_added: 0 });
  expect(await under.wrong(addWechat, {}, await under.signIn('mid-course'))).toMatchObject({
    code: codes.BAD_PARAMS,
  });
});

test('the older version shows the code alone', async () => {
  expect(await under.data(teacherVersion, undefined, await under.signIn('failed-test'))).toEqual({
    version: 1,
  });
  expect(await under.data(teacherVersion, undefined, await under.signIn('first-week'))).toEqual({
    version: 2,
  });
});

test('the class teacher stands in the detail', async () => {
  const of = async (person: string) =>
    (await under.data(userDetail, undefined, await under.signIn(person))).teacherInfo;
  expect(await of('graduated')).toMatchObject({ teacher_name: '沈若宁', title: '进阶课导师' });
  expect(await of('bound')).toBeNull();
  expect(await of('empty')).toBeNull();
});
