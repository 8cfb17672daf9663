import {
  applyInvoice,
  codes,
  createPayment,
  invoiceCount,
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  payOrder,
  queryOrder,
  reissueInvoice,
  type ApplyInvoiceParams,
  type Invoice,
  type InvoiceAddressee,
} from '@suite/api';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { buyerLike, orderAdvanced } from '../orders/testing/judge-orders';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const me: InvoiceAddressee = { title_type: 'person', title: '林一', tax_no: '', email: 'me@example.com' };
const company: InvoiceAddressee = {
  title_type: 'company',
  title: '远山文化有限公司',
  tax_no: '91310115MA1K3YJ12N',
  email: 'caiwu@example.com',
};
const index = (as: Caller) => under.data(invoiceIndex, undefined, as);
const listOf = async (as: Caller) => (await under.data(invoiceList, { page: 1, limit: 20 }, as)).list;
const infoOf = (id: number, as: Caller) => under.data(invoiceInfo, { id }, as);
const advance = (ms: number) => under.world.clock.advance(ms);

/** A learner with one paid order of 998 yuan. */
async function learner() {
  const { as } = await buyerLike(under, 'mid-course');
  const [order] = (await index(as)).orders;
  const params: ApplyInvoiceParams = {
    ...me,
    order_no: order?.order_no ?? '',
    amount: '998.00',
    client_key: 'key',
  };
  return { as, params };
}

async function issued(to: InvoiceAddressee) {
  const { as, params } = await learner();
  const { id } = await under.data(applyInvoice, { ...params, ...to }, as);
  await advance(10 * MINUTE);
  return { as, id };
}

test('a paid order can be invoiced once in full, and the same key gives the same invoice', async () => {
  const { as, params } = await learner();
  expect((await index(as)).orders).toMatchObject([{ paid: '998.00', left: '998.00' }]);
  const invoice = await under.data(applyInvoice, params, as);
  expect(invoice).toMatchObject({ ...me, amount: '998.00', status: 'making', invoice_no: '', file_url: '' });
  expect(await under.data(applyInvoice, params, as)).toEqual(invoice);
  expect(await under.ask(applyInvoice, { ...params, client_key: 'other' }, as)).toMatchObject({
    code: codes.RULE,
    msg: '这个订单已全额开票',
  });
  expect(await index(as)).toEqual({ orders: [], last: me });
  expect(await under.data(invoiceCount, { order_no: params.order_no }, as)).toMatchObject({
    left: '0.00',
    reason: '这个订单已全额开票',
  });
  expect(await listOf(as)).toHaveLength(1);
  await advance(10 * MINUTE);
  expect(await infoOf(invoice.id, as)).toMatchObject({ status: 'issued', can_reissue: 1 });
});

test('two pages that apply at one moment get one invoice', async () => {
  const { as, params } = await learner();
  const answers = await Promise.all(
    ['one', 'two'].map((client_key) => under.ask(applyInvoice, { ...params, client_key }, as)),
  );
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([codes.SUCCESS, codes.RULE]);
});

test('what is left is invoiced, not what the page thinks', async () => {
  const { as } = await buyerLike(under, 'graduated');
  const { orders } = await index(as);
  const courses = orders.filter(({ goods_name }) => /课/.test(goods_name) && !/手册|套装/.test(goods_name));
  expect(courses.map(({ paid, left }) => [paid, left])).toEqual([
    ['2000.00', '1000.00'],
    ['1800.00', '1300.00'],
  ]);
  const params = { ...me, order_no: courses[1]?.order_no ?? '', client_key: 'key' };
  expect(await under.ask(applyInvoice, { ...params, amount: '1800.00' }, as)).toMatchObject({
    code: codes.RULE,
    msg: '可开票金额已变为 1300.00 元，请核对后再提交',
  });
  expect(await under.data(applyInvoice, { ...params, amount: '1300.00' }, as)).toMatchObject({
    amount: '1300.00',
  });
});

test.each<[string, Partial<ApplyInvoiceParams>]>([
  ['no title', { title: ' ' }],
  ['a company without a tax number', { title_type: 'company' }],
  ['a person with one', { tax_no: company.tax_no }],
  ['a tax number of 16 characters', { ...company, tax_no: '9131011500000000' }],
  ['lower case', { ...company, tax_no: '91310115ma1k3yj12n' }],
  ['no e-mail', { email: 'nobody' }],
])('it refuses %s', async (_, part) => {
  const { as, params } = await learner();
  expect(await under.ask(applyInvoice, { ...params, ...part }, as)).toMatchObject({ code: codes.BAD_PARAMS });
});

test('a title that the tax office does not know fails, and the order can be invoiced again', async () => {
  const { as, params } = await learner();
  const { id } = await under.data(applyInvoice, { ...params, ...company, title: '不存在的公司' }, as);
  await advance(10 * MINUTE);
  expect(await infoOf(id, as)).toMatchObject({ status: 'failed', can_reissue: 0 });
  expect((await index(as)).orders).toHaveLength(1);
});

test("a person's invoice is replaced in minutes; the old one holds until then", async () => {
  const { as, id } = await issued(me);
  const params = { ...company, invoice_id: id, reason: '更换抬头', client_key: 'red' };
  const old = await under.data(reissueInvoice, params, as);
  expect(old).toMatchObject({ status: 'issued', can_reissue: 0, red: { ...company, state: 'confirming' } });
  expect(await under.data(reissueInvoice, params, as)).toEqual(old);
  expect(await under.ask(reissueInvoice, { ...params, client_key: 'other' }, as)).toMatchObject({
    code: codes.RULE,
  });
  expect(await listOf(as)).toHaveLength(1);
  await advance(10 * MINUTE);
  const [fresh, before] = (await listOf(as)) as [Invoice, Invoice];
  expect(fresh).toMatchObject({ ...company, status: 'making', replaces_id: id, amount: '998.00' });
  expect(before).toMatchObject({ status: 'reversed', red: { state: 'issued' } });
  expect((await index(as)).orders).toEqual([]);
});

test('a key of a page that has re-issued one invoice re-issues its successor, too', async () => {
  const { as, id } = await issued(me);
  const again = { ...me, reason: '换成公司', client_key: 'again' };
  await under.data(reissueInvoice, { ...again, ...company, invoice_id: id }, as);
  await advance(2 * DAY);
  const [successor] = await listOf(as);
  expect(successor?.id).not.toBe(id);
  await under.data(reissueInvoice, { ...again, invoice_id: successor?.id ?? 0 }, as);
  await advance(2 * DAY);
  expect(await listOf(as)).toHaveLength(3);
});

test.each<[string, string, number, 'refused' | 'void']>([
  ['is refused', '拒收有限公司', DAY, 'refused'],
  ['is void after 72 hours', '未确认有限公司', 3 * DAY, 'void'],
])(
  'a red letter that %s leaves the invoice valid, and can be asked for again',
  async (_, title, ms, state) => {
    const { as, id } = await issued({ ...company, title });
    const params = { ...me, invoice_id: id, reason: '更换抬头', client_key: 'red' };
    const { red } = await under.data(reissueInvoice, params, as);
    expect(red).toMatchObject({ state: 'confirming', end_time: '', expire_time: '2026-03-14 12:10:00' });
    await advance(ms);
    expect(await infoOf(id, as)).toMatchObject({ status: 'issued', can_reissue: 1, red: { state } });
    expect(await listOf(as)).toHaveLength(1);
    expect(await under.data(reissueInvoice, { ...params, client_key: 'again' }, as)).toMatchObject({
      red: { state: 'confirming' },
    });
  },
);

test("another learner's order and invoice do not exist", async () => {
  const { as, id } = await issued(me);
  const other = await under.signIn('premium');
  const [order] = (await index(other)).orders;
  expect(await under.ask(invoiceInfo, { id }, other)).toMatchObject({ code: codes.NOT_FOUND });
  expect(await under.ask(invoiceCount, { order_no: order?.order_no ?? '' }, as)).toMatchObject({
    code: codes.NOT_FOUND,
  });
});

test('people have invoices in every state; the empty person has none', async () => {
  const states = (await listOf(await under.signIn('premium'))).map(({ status, red }) => red?.state ?? status);
  expect(states).toEqual(['making', 'issued', 'failed', 'void', 'refused', 'issued']);
  expect((await listOf(await under.signIn('graduated'))).map(({ red }) => red?.state)).toEqual([
    'confirming',
    undefined,
    undefined,
  ]);
  expect(await index(await under.signIn('empty'))).toEqual({ orders: [], last: null });
});

const payers: InvoiceAddressee = { ...me, title: '方舟', email: 'payer@example.com' };

/** An order of a learner for which somebody who is not logged in opens the cashier, and pays. */
async function paidByOthers(payer_title: InvoiceAddressee | null | undefined, before?: InvoiceAddressee) {
  const buyer = await buyerLike(under, 'first-week');
  const { order_no } = await orderAdvanced(under, buyer);
  const pay = (title: InvoiceAddressee | null | undefined) =>
    under.data(createPayment, {
      ...{ order_no, channel: 'browser', return_url: 'http://localhost/back' },
      ...(title !== undefined && { payer_title: title }),
    });
  if (before) await pay(before);
  const { pay_url } = await pay(payer_title);
  await under.app.inject({
    method: 'POST',
    url: pay_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=',
  });
  const { status } = await under.data(queryOrder, { order_no });
  expect(status).toBe('paid');
  return { as: buyer.as, order_no };
}

test.each([
  ['chooses', payers, undefined, 'payer'],
  ['comes back from the cashier and says nothing more', undefined, payers, 'payer'],
  ['gives it back', null, payers, 'learner'],
  ['says nothing', undefined, undefined, 'learner'],
] as const)('whose invoice it is when the payer %s', async (_, title, before, invoice_for) => {
  const { as, order_no } = await paidByOthers(title, before);
  expect(await under.data(payOrder, { trade_no: order_no })).toMatchObject({ invoice_for });
  const { left, reason } = await under.data(invoiceCount, { order_no }, as);
  const isPayers = invoice_for === 'payer';
  expect([left, reason]).toEqual(isPayers ? ['0.00', '发票开给付款人，按对方付款时的选择'] : ['1800.00', '']);
  const wanted = { ...me, order_no, amount: '1800.00', client_key: 'mine' };
  const { code } = await under.ask(applyInvoice, wanted, as);
  expect(code).toBe(isPayers ? codes.RULE : codes.SUCCESS);
  expect((await index(as)).orders.some((one) => one.order_no === order_no)).toBe(false);
  const rows = await under.world.db
    .selectFrom('invoice')
    .select(['title', 'amount_fen'])
    .where('order_no', '=', order_no)
    .execute();
  expect(rows).toEqual([{ title: isPayers ? '方舟' : '林一', amount_fen: 180_000 }]);
});

test("a payer's title is shown to nobody else, and the learner's last title stays theirs", async () => {
  const { as, order_no } = await paidByOthers(payers);
  await under.data(invoiceCount, { order_no }, as);
  const told = [await listOf(as), await index(as), await under.data(payOrder, { trade_no: order_no })];
  expect(JSON.stringify(told)).not.toMatch(/方舟|payer@example/);
});

test('a title that the tax office does not know leaves the invoice to the learner', async () => {
  const { as, order_no } = await paidByOthers({ ...payers, title: '不存在的人' });
  await under.data(invoiceCount, { order_no }, as);
  await advance(10 * MINUTE);
  expect(await under.data(invoiceCount, { order_no }, as)).toMatchObject({ left: '1800.00', reason: '' });
});

test('learners who pay for themselves cannot name a payer', async () => {
  const buyer = await buyerLike(under, 'first-week');
  const { order_no } = await orderAdvanced(under, buyer);
  const params = {
    order_no,
    channel: 'browser',
    return_url: 'http://localhost/back',
    payer_title: payers,
  } as const;
  await under.data(createPayment, params, buyer.as);
  expect(await under.data(queryOrder, { order_no })).toMatchObject({ invoice_for: 'learner' });
});
