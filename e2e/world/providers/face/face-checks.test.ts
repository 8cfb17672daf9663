import { learnerId } from '../../testing/enrol';
import { foreignAddresses, sendForm } from '../../testing/forms';
import { worldUnderTest, type WorldUnderTest } from '../../testing/world-under-test';
import { createFaceCheck, faceCheckOf } from './face-pages';

const BACK = 'https://m.example.com/?a=1#/face-verify';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
});
afterEach(() => under.close());

const db = () => under.world.db;
const ask = async (returnUrl = BACK) =>
  createFaceCheck(
    { db: db(), now: under.world.clock.now() },
    { learnerId: await learnerId(under, 'to-sign'), name: '王小<b>', returnUrl },
  );
const look = (path: string) => under.app.inject({ url: path });
const answer = async (path: string, answer: string) =>
  (await sendForm(under, path, { answer })).headers.location;
const checkOf = (path: string) => faceCheckOf(db(), { code: path.slice(3) });

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
  expect(await checkOf(path)).toMatchObject({ state: 'pending', at: null, triesLeft: 3 });
  expect(await answer(path, 'passed')).toBe(BACK);
  const at = under.world.clock.now();
  await under.world.clock.advance(1000);
  expect(await answer(path, 'failed')).toBe(path);
  expect(await answer(path, 'passed')).toBe(path);
  expect(await checkOf(path)).toEqual({
    code: path.slice(3),
    learnerId: await learnerId(under, 'to-sign'),
    state: 'passed',
    at,
    triesLeft: 0,
    isCameraRefused: false,
  });
  expect((await look(path)).body).toContain('<h1>核验已通过</h1>');
});

test('a failure may be tried again and then pass', async () => {
  const path = await ask();
  expect(await answer(path, 'failed')).toBe(path);
  expect(await checkOf(path)).toMatchObject({ state: 'failed', triesLeft: 2 });
  expect((await look(path)).body).toContain('还可以再试 2 次');
  expect(await answer(path, 'passed')).toBe(BACK);
  expect(await checkOf(path)).toMatchObject({ state: 'passed' });
});

test('the third failure is the last', async () => {
  const path = await ask();
  expect([await answer(path, 'failed'), await answer(path, 'failed'), await answer(path, 'failed')]).toEqual([
    path,
    path,
    BACK,
  ]);
  expect(await answer(path, 'passed')).toBe(path);
  expect(await checkOf(path)).toMatchObject({ state: 'failed', triesLeft: 0 });
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
  expect(await checkOf(path)).toMatchObject({ state: 'pending', triesLeft: 3 });
  expect(await answer(path, 'passed')).toBe(BACK);
});

test('after 30 minutes it is too late', async () => {
  const path = await ask();
  await under.world.clock.advance(30 * 60_000);
  expect(await look(path)).toMatchObject({
    statusCode: 410,
    body: expect.stringContaining('核验链接已过期'),
  });
  expect(await answer(path, 'passed')).toBe(path);
  expect(await checkOf(path)).toMatchObject({ state: 'pending' });
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
  expect(await checkOf(path)).toMatchObject({ state: 'pending' });
});

test('of a learner’s checks the one that passed counts, else the newest', async () => {
  const which = { learnerId: await learnerId(under, 'to-sign') };
  expect(await faceCheckOf(db(), which)).toBeUndefined();
  const [first, second] = [await ask(), await ask()];
  expect(await faceCheckOf(db(), which)).toMatchObject({ code: second.slice(3) });
  await answer(first, 'passed');
  expect(await faceCheckOf(db(), which)).toMatchObject({ code: first.slice(3), state: 'passed' });
  expect(await faceCheckOf(db(), { learnerId: await learnerId(under, 'bound') })).toBeUndefined();
});
