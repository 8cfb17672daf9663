import { learnerId } from '../../testing/enrol';
import { foreignAddresses, sendForm } from '../../testing/forms';
import { worldUnderTest, type WorldUnderTest } from '../../testing/world-under-test';
import { createSigning, signingOf, type SigningOrder } from './signing-pages';

const BACK = 'https://m.example.com/?a=1#/sign-contract/7';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest({ redirectOrigins: ['https://m.example.com'] });
});
afterEach(() => under.close());

const block = (title: string, html: string, image = '') => ({
  ...{ id: title, title, html, image },
  ...{ width: 750, height: 1060, digest: '', plain: '' },
});
const db = () => under.world.db;
const now = () => under.world.clock.now();
const ask = async (part: Partial<SigningOrder> = {}) =>
  createSigning(
    { db: db(), now: now() },
    {
      learnerId: await learnerId(under, 'to-sign'),
      contractId: 7,
      title: '进阶课服务合同',
      documents: [
        { name: '服务合同', blocks: [block('第一条 <服务>', '<p>内容</p>'), block('第二条', '<p>退费</p>')] },
        { name: '附件', blocks: [block('附件第 1 页', '', '/annex-1.svg')] },
      ],
      returnUrl: BACK,
      ...part,
    },
  );
const own = { world_person: 'to-sign' };
const look = (path: string) => under.app.inject({ url: path, cookies: own });
const answer = (path: string, answer: string) => sendForm(under, path, { answer }, own);
const stateOf = async () => (await signingOf(db(), { contractId: 7 }))?.state;

test('the page shows the whole contract with its annexes before the buttons', async () => {
  const path = await ask();
  expect(path).toMatch(/^\/s\/[\w-]{12}$/);
  const { statusCode, body } = await look(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>进阶课服务合同</h1>');
  expect(body).toContain('第一条 &lt;服务&gt;');
  expect(body.indexOf('第二条 退费')).toBeLessThan(body.indexOf('同意并签署'));
  expect(body).toMatch(/<h2>附件<\/h2><p><img src="\/annex-1.svg" alt="附件第 1 页">/);
  expect(body).toContain('拒绝');
});

test('a signature leads back, and is known by code and by contract', async () => {
  const path = await ask();
  const code = path.slice(3);
  const pending = { code, learnerId: await learnerId(under, 'to-sign'), state: 'pending', at: null };
  expect(await signingOf(db(), { code })).toEqual(pending);
  const { statusCode, headers } = await answer(path, 'signed');
  expect([statusCode, headers.location]).toEqual([303, BACK]);
  const signed = { ...pending, state: 'signed', at: now() };
  expect(await signingOf(db(), { code })).toEqual(signed);
  expect(await signingOf(db(), { contractId: '7' })).toEqual(signed);
});

test('a signature is final: neither a second one nor a refusal changes it', async () => {
  const path = await ask();
  const [first, second] = await Promise.all([answer(path, 'signed'), answer(path, 'signed')]);
  expect([first.headers.location, second.headers.location].sort()).toEqual([path, BACK]);
  const at = now();
  await under.world.clock.advance(60_000);
  expect((await answer(path, 'refused')).headers.location).toBe(path);
  expect(await signingOf(db(), { contractId: 7 })).toMatchObject({ state: 'signed', at });
  const { body } = await look(path);
  expect(body).toContain('<h1>已签署</h1>');
  expect(body).not.toContain('<form');
  expect(await ask()).toBe(path);
  expect(await stateOf()).toBe('signed');
});

test('a refusal leads back and holds for its address; asked anew, the contract can be signed', async () => {
  const path = await ask();
  expect((await answer(path, 'refused')).headers.location).toBe(BACK);
  expect(await stateOf()).toBe('refused');
  expect((await look(path)).body).toContain('已拒绝签署');
  expect((await answer(path, 'signed')).headers.location).toBe(path);
  expect(await stateOf()).toBe('refused');
  const again = await ask();
  expect(again).not.toBe(path);
  expect((await answer(again, 'signed')).headers.location).toBe(BACK);
  expect(await stateOf()).toBe('signed');
});

test('asked twice while open, the address stays and its time starts anew', async () => {
  const path = await ask();
  await under.world.clock.advance(20 * 60_000);
  expect(await ask({ title: '新标题' })).toBe(path);
  await under.world.clock.advance(20 * 60_000);
  expect((await look(path)).body).toContain('<h1>新标题</h1>');
});

test.each<[string, Record<string, string>]>([
  ['another person’s phone', { world_person: 'bound' }],
  ['a phone without a login', {}],
])('%s shows no contract, and signs none', async (_, cookies) => {
  const path = await ask();
  expect((await under.app.inject({ url: path, cookies })).body).not.toContain('第一条');
  expect((await sendForm(under, path, { answer: 'signed' }, cookies)).headers.location).toBe(path);
  expect(await stateOf()).toBe('pending');
});

test('after 30 minutes it is too late, and a new address is given', async () => {
  const path = await ask();
  await under.world.clock.advance(30 * 60_000 - 1);
  expect((await look(path)).statusCode).toBe(200);
  await under.world.clock.advance(1);
  expect(await look(path)).toMatchObject({
    statusCode: 410,
    body: expect.stringContaining('签署链接已过期'),
  });
  expect((await answer(path, 'signed')).headers.location).toBe(path);
  expect(await stateOf()).toBe('pending');
  expect(await ask()).not.toBe(path);
});

test('an address that was never given is told', async () => {
  expect(await look('/s/nothing')).toMatchObject({
    statusCode: 404,
    body: expect.stringContaining('签署链接无效'),
  });
  expect((await answer('/s/nothing', 'signed')).headers.location).toBe('/s/nothing');
  expect(await signingOf(db(), { code: 'nothing' })).toBeUndefined();
});

test.each(foreignAddresses)('a signature that would lead back to “%s” is refused', async (returnUrl) => {
  const path = await ask({ returnUrl });
  expect((await look(path)).statusCode).toBe(400);
  expect((await answer(path, 'signed')).headers.location).toBe(path);
  expect(await stateOf()).toBe('pending');
});

test('an answer that no button sends is ignored', async () => {
  const path = await ask();
  expect((await answer(path, 'pending')).headers.location).toBe(path);
  expect((await sendForm(under, path, {}, own)).headers.location).toBe(path);
  expect(await stateOf()).toBe('pending');
});
