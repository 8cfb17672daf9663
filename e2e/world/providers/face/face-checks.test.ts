import { learnerId } from '../../testing/enrol';
import { foreignAddresses, sendForm } from '../../testing/forms';
import { worldUnderTest, type WorldUnderTest } from '../../testing/world-under-test';
import { createFaceCheck, faceChecks } from './face-pages';

const BACK = 'https://m.example.com/?a=1#/face-verify';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
});
afterEach(() => under.close());

const db = () => under.world.db;
const at = () => ({ db: db(), now: under.world.clock.now() });
const ask = async (returnUrl = BACK, contractId = '7') =>
  createFaceCheck(at(), {
    learnerId: await learnerId(under, 'to-sign'),
    contractId,
    name: '王小<b>',
    returnUrl,
  });
const look = (path: string) => under.app.inject({ url: path });
const answer = async (path: string, answer: string) =>
  (await sendForm(under, path, { answer })).headers.location;
const checks = () => faceChecks(at(), '7');

test('the page asks for the camera and does not give the name away', async () => {
  const path = await ask();
  expect(path).toMatch(/^\/f\/[\w-]{12}$/);
  const { statusCode, body } = await look(path);
  expect(statusCode).toBe(200);
  for (const words of ['getUserMedia', '核验通过', '核验不通过', '模拟摄像头被拒绝'])
    expect(body).toContain(words);
  expect(body).not.toMatch(/王|<b>/);
});

test('a pass leads back with nothing added, and is final', async () => {
  const path = await ask();
  expect(await checks()).toEqual({ passedAt: null, outcome: 'none', triesLeft: 3 });
  expect(await answer(path, 'passed')).toBe(BACK);
  const passedAt = under.world.clock.now();
  await under.world.clock.advance(1000);
  expect(await answer(path, 'failed')).toBe(path);
  expect(await answer(path, 'passed')).toBe(path);
  expect(await checks()).toMatchObject({ passedAt, outcome: 'none' });
  expect((await look(path)).body).toContain('<h1>核验已通过</h1>');
});

test('a failure may be tried again and then pass', async () => {
  const path = await ask();
  expect(await answer(path, 'failed')).toBe(path);
  expect(await checks()).toMatchObject({ triesLeft: 2 });
  expect((await look(path)).body).toContain('还可以再试 2 次');
  expect(await answer(path, 'passed')).toBe(BACK);
  expect((await checks()).passedAt).toBe(under.world.clock.now());
});

test('the third failure is the last', async () => {
  const path = await ask();
  expect([await answer(path, 'failed'), await answer(path, 'failed'), await answer(path, 'failed')]).toEqual([
    path,
    path,
    BACK,
  ]);
  expect(await answer(path, 'passed')).toBe(path);
  expect(await checks()).toEqual({ passedAt: null, outcome: 'failed', triesLeft: 0 });
  const { body } = await look(path);
  expect(body).toContain('次数已用完');
  expect(body).not.toContain('<form');
});

test('a refused camera spends no try, and is asked for again', async () => {
  const path = await ask();
  const refused = await answer(path, 'camera');
  expect(refused).toBe(`${path}?camera=refused`);
  const { body } = await look(String(refused));
  expect(body).toContain('摄像头权限被拒绝');
  expect(body).toContain('重新打开摄像头');
  expect(await checks()).toEqual({ passedAt: null, outcome: 'camera', triesLeft: 3 });
  expect(await answer(path, 'passed')).toBe(BACK);
});

test('another person’s phone opens no check, and answers none', async () => {
  const path = await ask();
  const cookies = { world_person: 'bound' };
  expect((await under.app.inject({ url: path, cookies })).body).toContain('请由本人');
  expect((await sendForm(under, path, { answer: 'passed' }, cookies)).headers.location).toBe(path);
  expect(await checks()).toEqual({ passedAt: null, outcome: 'none', triesLeft: 3 });
});

test('once one check has passed, another that was opened before takes no answer', async () => {
  const [first, second] = [await ask(), await ask()];
  await answer(first, 'passed');
  expect((await look(second)).body).toContain('<h1>核验已通过</h1>');
  expect(await answer(second, 'failed')).toBe(second);
  expect(await checks()).toMatchObject({ passedAt: under.world.clock.now(), outcome: 'none' });
});

test('a phone without a login opens a check: the face is compared, whoever holds the phone', async () => {
  expect(await answer(await ask(), 'passed')).toBe(BACK);
});

test('after 30 minutes it is too late', async () => {
  const path = await ask();
  await under.world.clock.advance(30 * 60_000);
  expect(await look(path)).toMatchObject({
    statusCode: 410,
    body: expect.stringContaining('核验链接已过期'),
  });
  expect(await answer(path, 'passed')).toBe(path);
  expect((await checks()).passedAt).toBeNull();
});

test('an address that was never given is told', async () => {
  expect(await look('/f/nothing')).toMatchObject({
    statusCode: 404,
    body: expect.stringContaining('核验链接无效'),
  });
  expect(await answer('/f/nothing', 'passed')).toBe('/f/nothing');
});

test.each(foreignAddresses)('a check that would lead back to “%s” is refused', async (returnUrl) => {
  const path = await ask(returnUrl);
  expect((await look(path)).statusCode).toBe(400);
  expect(await answer(path, 'passed')).toBe(path);
  expect((await checks()).passedAt).toBeNull();
});

test('tries are those of all checks of a day, and a check that was begun and left has used one', async () => {
  const first = await ask();
  expect(await checks()).toMatchObject({ triesLeft: 3 });
  await look(first);
  await look(first);
  expect(await checks()).toMatchObject({ outcome: 'none', triesLeft: 2 });
  await answer(first, 'failed');
  const second = await ask();
  await look(second);
  expect(await checks()).toMatchObject({ outcome: 'none', triesLeft: 1 });
  const third = await ask();
  expect((await look(third)).body).toContain('<form');
  expect(await checks()).toMatchObject({ outcome: 'failed', triesLeft: 0 });
  expect(await answer(third, 'failed')).toBe(BACK);
  expect((await look(await ask())).body).toContain('次数已用完');
  await under.world.clock.advance(24 * 3600_000);
  expect(await checks()).toMatchObject({ triesLeft: 3 });
});

test('of two open checks the one that passes counts, whichever was opened last', async () => {
  const [first] = [await ask(), await ask()];
  await answer(await ask(BACK, '8'), 'passed');
  expect((await checks()).passedAt).toBeNull();
  await answer(first, 'passed');
  expect((await checks()).passedAt).toBe(under.world.clock.now());
});
