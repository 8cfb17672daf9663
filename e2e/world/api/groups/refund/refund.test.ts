import {
  applyInvoice,
  bankList,
  bindRefundCard,
  codes,
  contractListV2,
  createOrder,
  fenOf,
  hasRefund,
  invoiceCount,
  invoiceInfo,
  type ConsentItem,
  type InvoiceAddressee,
  previewContract,
  reformLastVideoInfo,
  refundAgreement,
  refundBank,
  refundContracts,
  refundOffer,
  refundOn,
  reissueInvoice,
  signRefund,
} from '@suite/api';
import { dayOf, daysBetween } from '../../../clock/china-time';
import { goods } from '../../../content';
import { update } from '../../../db';
import { consentTo } from '../../../testing/consent';
import { payFor } from '../../../testing/pay';
import { NOON, worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';
import { buyerLike } from '../orders/testing/judge-orders';
import { agreementOf } from './apply';

const DAY = 24 * 3600_000;
const CARD = '6222020200112233';
const signature = 'data:image/png;base64,AAAA';
const written = { signature, consent: consentTo('signature') };

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());
afterEach(() => under.world.clock.set(NOON, true));

const advance = (days: number) => under.world.clock.advance(days * DAY);
const listOf = async (as: Caller) => (await under.data(refundContracts, undefined, as)).list;
const refundOf = async (contractId: number, as: Caller) =>
  (await under.data(hasRefund, { contractId }, as)).refund;
const statusOf = async (contractId: number, as: Caller) => (await refundOf(contractId, as))?.status;

/** A learner whose course can be refunded, to a card. */
async function learner() {
  const { as, key } = await buyerLike(under, 'mid-course');
  const [contract] = await listOf(as);
  return { as, key, contractId: contract?.contract_id ?? 0 };
}

async function signed() {
  const { as, key, contractId } = await learner();
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  const refund = await under.data(signRefund, { contractId, version, amount, ...written }, as);
  return { as, key, contractId, refund };
}

const bind = (contractId: number, as: Caller, card_no = CARD) =>
  under.ask(bindRefundCard, { contractId, bank_id: 1, card_no, consent: consentTo('bank_card') }, as);

const payouts = async (key: string) =>
  under.world.db
    .selectFrom('payout')
    .innerJoin('refund', 'refund.id', 'payout.refund_id')
    .innerJoin('learner', 'learner.id', 'refund.learner_id')
    .select('payout.amount_fen')
    .where('learner.person', '=', key)
    .execute();

test('what is offered is what the rule in figures says, on every day', async () => {
  const { key, contractId } = await learner();
  for (const days of [0, 1, 7, 20, 33, 34, 35, 400]) {
    await under.world.clock.set(NOON + days * DAY, true);
    const as = await under.signIn(key);
    const { rule, today, used, fee, amount, can_refund } = await under.data(refundOffer, { contractId }, as);
    expect(today).toBe(dayOf(NOON + days * DAY));
    const figures = refundOn(rule, today);
    expect([fenOf(used), fenOf(fee), fenOf(amount)]).toEqual([figures.used, figures.fee, figures.refund]);
    expect(can_refund).toBe(figures.refund > 0 ? 1 : 0);
  }
});

test.each(goods.map(({ id }) => id))(
  '%s has a rule before it is bought: all of it today',
  async (goods_id) => {
    const as = await under.signIn('bound');
    const offer = await under.data(refundOffer, { goods_id }, as);
    expect(offer).toMatchObject({ amount: offer.rule.paid, can_refund: 1, destination: 'origin' });
    expect(refundOn(offer.rule, offer.today).refund).toBe(fenOf(offer.amount));
  },
);

test.each([
  ['the first text', {}, 7],
  ['the second text', { version: 2 }, 15],
  ['terms of its own', { own_terms: '{"days":3}' }, 3],
])('all is refunded for as many days as the contract says: %s', async (_, terms, days) => {
  const { as, contractId } = await learner();
  await update(under.world.db, 'contract', { id: contractId }, { id: contractId, ...terms });
  const { documents } = await under.data(previewContract, { contractId }, as);
  const clause = documents[0]?.blocks.find(({ id }) => id === 'refund');
  expect(clause?.plain).toContain(`付款后 ${days} 天内全额退`);
  const { rule } = await under.data(refundOffer, { contractId }, as);
  // The course begins four days after the payment.
  expect(daysBetween(rule.begins_on, rule.free_until)).toBe(days - 4);
});

test('the agreement names the fees of the day, and a card only where the money goes to one', async () => {
  const { as, contractId } = await learner();
  const offer = await under.data(refundOffer, { contractId }, as);
  const words = (destination: 'card' | 'origin') =>
    JSON.stringify(
      agreementOf({ contract_id: contractId, contract_name: '' }, { ...offer, destination }).clauses,
    );
  expect(words('card')).toMatch(
    /截至 \d{4}年\d{1,2}月\d{1,2}日，已使用部分为 [\d.]+ 元，支付手续费 [\d.]+ 元，应退/,
  );
  expect(words('card')).toContain('卡号填错不会丢钱');
  expect(words('origin')).toContain('不用填银行卡');
  expect(words('origin')).not.toContain('卡号');
});

test('printed material is charged for with goods that have a parcel, and with no others', async () => {
  const as = await under.signIn('bound');
  const charged = async (goods_id: string) =>
    (await under.data(refundOffer, { goods_id }, as)).rule.fees.some(({ name }) => name === '教材工本费');
  const ids = goods.map(({ id }) => id);
  const found = await Promise.all(ids.map(charged));
  expect(ids.filter((_, at) => found[at])).toEqual(
    goods.filter(({ hasParcel }) => hasParcel).map(({ id }) => id),
  );
});

test('signature and card are taken with their own consent alone, which the refund keeps', async () => {
  const { as, contractId } = await learner();
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  const signing = { contractId, version, amount, signature };
  const binding = { contractId, bank_id: 1, card_no: CARD };
  const refused = async (call: Parameters<WorldUnderTest['wrong']>[0], params: object) => {
    for (const consent of [undefined, consentTo('face')]) {
      expect(await under.wrong(call, { ...params, consent }, as)).toMatchObject({ code: codes.BAD_PARAMS });
    }
  };
  const outdated = { code: codes.CONSENT_OUTDATED };
  const old = (item: ConsentItem) => ({ ...consentTo(item), version: '1.1' });
  expect(await under.ask(signRefund, { ...signing, consent: old('signature') }, as)).toMatchObject(outdated);
  await refused(signRefund, signing);
  await under.data(signRefund, { ...signing, ...written }, as);
  await refused(bindRefundCard, binding);
  expect(await under.ask(bindRefundCard, { ...binding, consent: old('bank_card') }, as)).toMatchObject(
    outdated,
  );
  await under.data(bindRefundCard, { ...binding, consent: consentTo('bank_card') }, as);
  expect(await refundOf(contractId, as)).toMatchObject({
    consents: [consentTo('signature'), consentTo('bank_card')],
  });
});

test('an application that was withdrawn takes no card', async () => {
  const { as, contractId } = await signed();
  await under.data(signRefund, { contractId, is_withdrawn: 1 }, as);
  expect(await bind(contractId, as)).toMatchObject({
    code: codes.RULE,
    msg: '退款申请已经撤回，不用填写银行卡',
  });
});

test('an agreement is signed once; with the card it is submitted, checked, paid and arrives, once', async () => {
  const { as, key, contractId, refund } = await signed();
  expect(refund).toMatchObject({ status: 'to_bind', paid: '998.00', can_bind: 1, can_withdraw: 1 });
  const again = { contractId, version: 'other', amount: '1.00', ...written };
  expect(await under.ask(signRefund, again, as)).toMatchObject({
    code: codes.CONTRACT_SIGNED,
    msg: '退款协议已签署，无需重复签署',
  });
  expect(await refundOf(contractId, as)).toEqual(refund);
  expect(await under.data(refundBank, { contractId }, as)).toEqual({
    is_show: 1,
    holder: expect.any(String),
  });

  expect(await bind(contractId, as)).toMatchObject({
    data: { status: 'submitted', bank_name: '中国工商银行', card_tail: '2233', can_bind: 0 },
  });
  expect(await bind(contractId, as)).toMatchObject({ code: codes.SUCCESS });
  expect(await bind(contractId, as, '6222020200114444')).toMatchObject({
    code: codes.RULE,
    msg: '退款已经在处理，不能再修改银行卡',
  });
  const states = [];
  for (const days of [1, 2, 1, 2]) {
    await advance(days);
    states.push(await statusOf(contractId, as));
  }
  expect(states).toEqual(['checking', 'approved', 'on_way', 'arrived']);
  await advance(30);
  expect(await payouts(key)).toEqual([{ amount_fen: fenOf(refund.amount) }]);
  const later = await under.signIn(key);
  expect(await listOf(later)).toMatchObject([{ status: 'arrived', can_refund: 0 }]);
  const { events } = (await refundOf(contractId, later)) ?? { events: [] };
  expect(events.map(({ status }) => status)).toEqual([
    'submitted',
    'checking',
    'approved',
    'on_way',
    'arrived',
  ]);
});

test('an arrived refund ends the course and its contract; it can be bought and signed for again', async () => {
  const { as, key, contractId } = await signed();
  await bind(contractId, as);
  await advance(5);
  expect(await under.ask(reformLastVideoInfo, undefined, await under.signIn(key))).toMatchObject({
    code: codes.SUCCESS,
  });
  await advance(1);
  const later = await under.signIn(key);
  expect(await under.ask(reformLastVideoInfo, undefined, later)).toMatchObject({ code: codes.NOT_BOUGHT });
  const { list } = await under.data(contractListV2, undefined, later);
  expect(list).toMatchObject([
    { id: contractId, status: 'revoked', reason: expect.stringContaining('已退款') },
  ]);

  const params = { goods_id: 'CS001', client_key: 'bought-again', amount: '998.00' };
  const { order_no } = await under.data(createOrder, params, later);
  await payFor(under, order_no, key, later);
  await advance(1);
  const again = await under.signIn(key);
  expect((await under.data(contractListV2, undefined, again)).list).toMatchObject([{ status: 'to_sign' }]);
  expect(await listOf(again)).toMatchObject([{ status: null, can_refund: 1, amount: '998.00' }]);
  expect(await payouts(key)).toHaveLength(1);
});

test('two pages that sign at one moment make one refund', async () => {
  const { as, key, contractId } = await learner();
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  const params = { contractId, version, amount, ...written };
  const answers = await Promise.all([1, 2].map(() => under.ask(signRefund, params, as)));
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
    codes.SUCCESS,
    codes.CONTRACT_SIGNED,
  ]);
  const rows = await under.world.db
    .selectFrom('refund')
    .innerJoin('learner', 'learner.id', 'refund.learner_id')
    .select('refund.id')
    .where('learner.person', '=', key)
    .execute();
  expect(rows).toHaveLength(1);
});

test('an agreement of another day has another amount, and is not signed', async () => {
  const { as, contractId } = await learner();
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  await advance(1);
  expect(await under.ask(signRefund, { contractId, version, amount, ...written }, as)).toMatchObject({
    code: codes.RULE,
    msg: '退款金额有更新，请重新阅读协议后再签名',
  });
  expect(await refundOf(contractId, as)).toBeNull();
});

test('a card that the bank refuses brings the refund back; with a new one it arrives, paid once', async () => {
  const { as, key, contractId } = await signed();
  await bind(contractId, as, '6222020200110000');
  await advance(6);
  expect(await refundOf(contractId, as)).toMatchObject({
    status: 'failed',
    can_bind: 1,
    reason: expect.stringContaining('重新填写银行卡'),
  });
  expect(await payouts(key)).toEqual([]);
  expect(await bind(contractId, as)).toMatchObject({ data: { status: 'approved', can_bind: 0 } });
  await advance(3);
  expect(await statusOf(contractId, as)).toBe('arrived');
  expect(await payouts(key)).toHaveLength(1);
});

test('it is withdrawn until it is being checked, and can be asked for again', async () => {
  const { as, contractId } = await signed();
  const back = { contractId, is_withdrawn: 1 } as const;
  expect(await under.data(signRefund, back, as)).toMatchObject({ status: 'withdrawn', can_withdraw: 0 });
  expect(await under.data(signRefund, back, as)).toMatchObject({ status: 'withdrawn' });
  expect(await listOf(as)).toMatchObject([{ status: 'withdrawn', can_refund: 1 }]);
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  await under.data(signRefund, { contractId, version, amount, ...written }, as);
  await bind(contractId, as);
  await advance(1);
  expect(await under.ask(signRefund, back, as)).toMatchObject({
    code: codes.RULE,
    msg: '审核已经开始，不能撤回',
  });
});

test('within the first days all is refunded by the way it was paid, without a card', async () => {
  const as = await under.signIn('first-week');
  const [contract] = await listOf(as);
  expect(contract).toMatchObject({ paid: '800.00', amount: '800.00' });
  const contractId = contract?.contract_id ?? 0;
  expect(await under.data(refundBank, { contractId }, as)).toMatchObject({ is_show: 0 });
  const { version, amount } = await under.data(refundAgreement, { contractId }, as);
  const refund = await under.data(signRefund, { contractId, version, amount, ...written }, as);
  expect(refund).toMatchObject({ status: 'submitted', destination: 'origin', can_bind: 0 });
});

test("another learner's contract does not exist; wrong cards and empty signatures are refused", async () => {
  const { as, contractId } = await learner();
  const other = await under.signIn('premium');
  for (const call of [refundOffer, refundBank, hasRefund, refundAgreement]) {
    expect(await under.wrong(call, { contractId }, other)).toMatchObject({ code: codes.NOT_FOUND });
  }
  const params = { contractId, version: 'x', amount: '1.00', ...written, signature: '' };
  expect(await under.ask(signRefund, params, as)).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await bind(contractId, as, '1234')).toMatchObject({ code: codes.BAD_PARAMS });
  expect(await bind(contractId, as)).toMatchObject({ code: codes.RULE, msg: '还没有签署退款协议' });
});

test('people have refunds in every state; the empty person has no contract', async () => {
  const states = async (person: string) =>
    (await listOf(await under.signIn(person))).map(({ status }) => status);
  expect(await states('refunding')).toEqual(['checking']);
  expect(await states('failed-test')).toEqual(['to_bind']);
  expect(await states('graduated')).toEqual(['withdrawn', null, null]);
  expect(await states('premium')).toEqual(['refused', 'failed', null, null, null, null]);
  expect(await states('empty')).toEqual([]);
  expect((await under.data(bankList, undefined, await under.signIn('empty'))).list.length).toBeGreaterThan(
    20,
  );
});

test('no card number is kept by the world', async () => {
  const { as, contractId } = await signed();
  await bind(contractId, as);
  const dump = JSON.stringify(await under.world.db.selectFrom('refund').selectAll().execute());
  expect(dump).not.toContain(CARD);
});

const HOUR = 3600_000;
const firm = (title: string): InvoiceAddressee => ({
  title_type: 'company',
  title,
  tax_no: '91310115MA1K3YJ12N',
  email: 'caiwu@example.com',
});

/** A learner whose order has an invoice. */
async function invoiced(title: string) {
  const { as, key, contractId } = await learner();
  const order_no = (await listOf(as))[0]?.order_no ?? '';
  const { left: amount } = await under.data(invoiceCount, { order_no }, as);
  const applied = { ...firm(title), order_no, amount, client_key: 'key-1' };
  const { id } = await under.data(applyInvoice, applied, as);
  await advance(1 / 24);
  const { version, amount: refunded } = await under.data(refundAgreement, { contractId }, as);
  const sign = () => under.ask(signRefund, { contractId, version, amount: refunded, ...written }, as);
  const invoice = () => under.data(invoiceInfo, { id }, as);
  const count = () => under.data(invoiceCount, { order_no }, as);
  const reissue = () =>
    under.ask(
      reissueInvoice,
      { ...firm('别的公司'), invoice_id: id, reason: '更换抬头', client_key: 'k' },
      as,
    );
  return { as, key, contractId, order_no, refunded, sign, invoice, count, reissue };
}

test.each(['远山文化有限公司', '远山未确认商贸有限公司'])(
  'the invoice of %s is reversed before the money returns, and nothing is invoiced meanwhile',
  async (title) => {
    const { as, key, contractId, refunded, sign, invoice, count, reissue } = await invoiced(title);
    await sign();
    await bind(contractId, as);
    expect(await count()).toMatchObject({ left: '0.00', reason: '退款处理中，不能开票' });
    expect(await reissue()).toMatchObject({ code: codes.RULE, msg: '退款处理中，不能重开发票' });
    expect(await invoice()).toMatchObject({ status: 'issued', can_reissue: 0, red: null });
    await advance(3);
    expect(await invoice()).toMatchObject({ red: { state: 'confirming', is_for_refund: 1 } });
    expect(await refundOf(contractId, as)).toMatchObject({
      status: 'approved',
      reason: '发票冲红待确认，确认后打款。',
    });
    for (let hours = 0; hours < 8 * 24 && (await payouts(key)).length === 0; hours += 6) {
      const refund = await refundOf(contractId, as);
      if (refund?.status === 'on_way') expect(await invoice()).toMatchObject({ status: 'reversed' });
      await under.world.clock.advance(6 * HOUR);
    }
    expect(await payouts(key)).toEqual([{ amount_fen: fenOf(refunded) }]);
    expect(await invoice()).toMatchObject({ status: 'reversed', can_reissue: 0 });
    // What the school has kept can be invoiced, to the fen.
    const kept = 99_800 - fenOf(refunded);
    expect(fenOf((await count()).left)).toBe(kept);
    expect(await reissue()).toMatchObject({ msg: '订单已退款，不能重开发票' });
  },
);

test('a refund that is withdrawn leaves the invoice as it was', async () => {
  const { as, contractId, sign, invoice, count } = await invoiced('远山文化有限公司');
  await sign();
  await bind(contractId, as);
  await under.data(signRefund, { contractId, is_withdrawn: 1 }, as);
  await advance(5);
  expect(await invoice()).toMatchObject({ status: 'issued', can_reissue: 1, red: null });
  expect((await count()).reason).toBe('这个订单已全额开票');
});

test('no refund is signed while an invoice is being replaced', async () => {
  const { sign, reissue } = await invoiced('远山文化有限公司');
  expect(await reissue()).toMatchObject({ data: { red: { state: 'confirming' } } });
  expect(await sign()).toMatchObject({ code: codes.RULE, msg: '发票正在冲红重开，完成后再申请退款' });
});
