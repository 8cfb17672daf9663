import { codes, getUserInfo, hasBlackWord, registerStatus, sendMessage } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ port: 0 });
});
afterAll(() => under.close());
afterEach(() => under.world.faults.clear());

const word = (as = {}) => under.ask(hasBlackWord, { content: '好' }, as);
const raw = () =>
  fetch(`${under.address}/api/v3/user/hasBlackWord`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"content":"好"}',
  });

test('another code, with its words', async () => {
  await under.world.faults.add({ effect: 'code', code: codes.NOT_BOUGHT, msg: '尚未购买' });
  expect(await word()).toEqual({ code: codes.NOT_BOUGHT, data: null, msg: '尚未购买', message: '尚未购买' });
});

test('a bare status', async () => {
  await under.world.faults.add({ effect: 'status', status: 503 });
  expect((await raw()).status).toBe(503);
});

test('a connection that is cut', async () => {
  await under.world.faults.add({ effect: 'drop' });
  await expect(raw()).rejects.toThrow();
});

test('half a body', async () => {
  await under.world.faults.add({ effect: 'broken' });
  const answer = await raw();
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
});

test('a success without data', async () => {
  await under.world.faults.add({ effect: 'empty' });
  expect(await word()).toMatchObject({ code: codes.SUCCESS, data: null });
});

test('delays add up and the call still goes through', async () => {
  await under.world.faults.add({ delay: 80 });
  await under.world.faults.add({ delay: 70, path: '/v3/user/hasBlackWord' });
  const start = performance.now();
  expect(await word()).toMatchObject({ code: codes.SUCCESS, data: { hasBlackWord: 0 } });
  expect(performance.now() - start).toBeGreaterThanOrEqual(145);
});

test('only the named call is struck', async () => {
  await under.world.faults.add({ path: '/user/registerStatus', effect: 'code', code: 1 });
  expect(await word()).toMatchObject({ code: codes.SUCCESS });
  expect(await under.ask(registerStatus, undefined)).toMatchObject({ code: 1 });
});

test('only the named person is struck', async () => {
  await under.world.faults.add({ person: 'bound', effect: 'code', code: codes.TOKEN_INVALID });
  expect(await under.ask(getUserInfo, undefined, await under.signIn('bound'))).toMatchObject({
    code: codes.TOKEN_INVALID,
  });
  expect(await under.ask(getUserInfo, undefined, await under.signIn('premium'))).toMatchObject({
    code: codes.SUCCESS,
  });
});

test('a fault with a count ends by itself', async () => {
  await under.world.faults.add({ effect: 'code', code: 7, times: 2 });
  expect([(await word()).code, (await word()).code, (await word()).code]).toEqual([7, 7, codes.SUCCESS]);
  expect(under.world.faults.list()).toEqual([]);
});

test('the newest of two decides, and the older is not used up meanwhile', async () => {
  await under.world.faults.add({ effect: 'code', code: 1, times: 1 });
  await under.world.faults.add({ effect: 'code', code: 2, times: 1 });
  expect([(await word()).code, (await word()).code, (await word()).code]).toEqual([2, 1, codes.SUCCESS]);
});

test('before the handler nothing is written, after it everything is', async () => {
  const mobile = '13900000001';
  const sent = () => under.world.db.selectFrom('sms').select('id').where('mobile', '=', mobile).execute();
  const send = () => under.ask(sendMessage, { mobile, type: 'login' });
  await under.world.faults.add({ effect: 'code', code: 9, times: 1 });
  expect(await send()).toMatchObject({ code: 9 });
  expect(await sent()).toHaveLength(0);
  await under.world.faults.add({ effect: 'code', code: 9, after: 1, times: 1 });
  expect(await send()).toMatchObject({ code: 9 });
  expect(await sent()).toHaveLength(1);
});

test('the log tells which calls were struck', async () => {
  await under.world.faults.add({ effect: 'drop', times: 1 });
  await raw().catch(() => undefined);
  expect(under.world.calls.since(0).at(-1)).toMatchObject({ faulty: true, status: 0, code: null });
});
