import type { Group } from '../../api/group';
import { groups } from '../../api/groups';
import { openidOf } from '../../people/person';
import { foreignAddresses, sendForm } from '../../testing/forms';
import { worldUnderTest, type WorldUnderTest } from '../../testing/world-under-test';
import { cashierPath } from './cashier';
import { closePrepay, createPrepay, payParams, prepayOfTrade, type Prepay } from './prepay';

const BACK = 'https://m.example.com/?a=1#/cashier-result?id=2';

const paid: Prepay[] = [];
let isBroken = false;
const till: Group = {
  name: 'till',
  handlers: [],
  async paid({ prepay }) {
    if (isBroken) throw new Error('the till is broken');
    paid.push(prepay);
  },
};

let under: WorldUnderTest;
beforeEach(async () => {
  paid.length = 0;
  isBroken = false;
  under = await worldUnderTest({
    groups: [...groups, till],
    redirectOrigins: ['https://m.example.com'],
  });
});
afterEach(() => under.close());

const order = () =>
  createPrepay(
    { db: under.world.db, now: under.world.clock.now() },
    { orderNo: 'N1', title: '进阶课 <A&B>', fen: 299905 },
  );
const look = (url: string) => under.app.inject({ url });
const pay = (url: string, person = '') => sendForm(under, url, {}, person ? { world_person: person } : {});

test('the page shows to whom, for what and how much', async () => {
  const { statusCode, body } = await look(cashierPath(await order(), BACK));
  expect(statusCode).toBe(200);
  for (const words of ['学习平台', '进阶课 &lt;A&amp;B&gt;', '¥2999.05', '确认支付', '取消'])
    expect(body).toContain(words);
  expect(body).toContain(`href="${BACK}"`);
});

test.each([
  ['', null],
  ['bound', openidOf('bound')],
])('on the phone of “%s” it is paid, the groups hear of it, and it leads back', async (person, payer) => {
  const prepay = await order();
  const { statusCode, headers } = await pay(cashierPath(prepay, BACK), person);
  expect([statusCode, headers.location]).toEqual([303, BACK]);
  expect(paid).toEqual([{ ...prepay, payer, paid_at: under.world.clock.now() }]);
});

test.each([
  ['cancel-paid', 303, 1],
  ['silent', 200, 1],
  ['lost', 303, 0],
  ['late', 303, 0],
  ['twice', 303, 2],
])('%s: it is paid, and the groups hear of it at once or not', async (outcome, status, heard) => {
  const prepay = await order();
  const answer = await sendForm(under, cashierPath(prepay, BACK), { outcome });
  expect([answer.statusCode, paid.length]).toEqual([status, heard]);
  expect(await prepayOfTrade(under.world.db, 'N1')).toMatchObject({ paid_at: under.world.clock.now() });
  await under.world.clock.advance(30 * 60_000);
  expect(paid).toHaveLength(outcome === 'late' ? 1 : heard);
  await under.world.clock.advance(30 * 60_000);
  expect(paid).toHaveLength(outcome === 'late' ? 1 : heard);
});

test('a payment that fails is not paid, and can be tried again', async () => {
  const url = cashierPath(await order(), BACK);
  const { body } = await sendForm(under, url, { outcome: 'fail' });
  expect(body).toContain('支付失败');
  expect(paid).toEqual([]);
  expect((await pay(url)).headers.location).toBe(BACK);
});

test('an attempt that the shop gave up cannot be paid, and of two attempts one is', async () => {
  const asked = { db: under.world.db, now: under.world.clock.now() };
  const attempt = (tradeNo: string) =>
    createPrepay(asked, { orderNo: 'N1', tradeNo, title: '进阶课', fen: 100 });
  const [first, second, third] = [await attempt('N1-1'), await attempt('N1-2'), await attempt('N1-3')];
  await closePrepay(asked, 'N1-1');
  expect(await look(cashierPath(first, BACK))).toMatchObject({ statusCode: 410 });
  for (const prepay of [first, second, third]) await pay(cashierPath(prepay, BACK));
  expect(paid.map(({ trade_no }) => trade_no)).toEqual(['N1-2']);
});

test('no order is paid twice, in the messenger neither', async () => {
  const prepay = await order();
  const url = cashierPath(prepay, BACK);
  const answers = await Promise.all([pay(url), pay(url)]);
  expect(answers.map(({ headers }) => headers.location).sort()).toEqual([url, BACK]);
  const inMessenger = await under.app.inject({
    method: 'POST',
    url: '/messenger/pay/confirm',
    cookies: { world_person: 'bound' },
    payload: payParams(prepay, under.world.clock.now()),
  });
  expect(inMessenger.json()).toMatchObject({ ok: false });
  expect(paid).toHaveLength(1);
  const { statusCode, body } = await look(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>该订单已支付</h1>');
  expect(body).not.toContain('<form');
});

test('after two hours it is too late', async () => {
  const url = cashierPath(await order(), BACK);
  await under.world.clock.advance(2 * 3600_000);
  expect(await look(url)).toMatchObject({ statusCode: 410, body: expect.stringContaining('该订单已过期') });
  expect((await pay(url)).headers.location).toBe(url);
  expect(paid).toEqual([]);
});

test('an unknown order is refused with words', async () => {
  const url = cashierPath({ id: 'wx0' }, BACK);
  expect(await look(url)).toMatchObject({ statusCode: 404, body: expect.stringContaining('订单不存在') });
  expect((await pay(url)).headers.location).toBe(url);
  expect(paid).toEqual([]);
});

test.each(foreignAddresses)('a payment that would lead back to “%s” is refused', async (returnUrl) => {
  const url = cashierPath(await order(), returnUrl);
  expect((await look(url)).statusCode).toBe(400);
  expect((await pay(url)).headers.location).toBe(url);
  expect(paid).toEqual([]);
});

test('what a group cannot book is not paid', async () => {
  const prepay = await order();
  const url = cashierPath(prepay, BACK);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  expect((await pay(url)).statusCode).toBe(500);
  error.mockRestore();
  isBroken = false;
  expect((await pay(url)).headers.location).toBe(BACK);
  expect(paid).toHaveLength(1);
});
