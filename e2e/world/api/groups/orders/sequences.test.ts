import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applyInvoice,
  bindRefundCard,
  claimCoupon,
  codes,
  createAdvancedOrder,
  createBooksOrder,
  createPayment,
  createToolsOrder,
  fenOf,
  hasRefund,
  invoiceCount,
  invoiceList,
  managementPayOrder,
  queryOrder,
  refundAgreement,
  refundContracts,
  reissueInvoice,
  signRefund,
  type PayChannel,
  type Payment,
} from '@suite/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { list, remove, update } from '../../../db';
import { notices, type Notice } from '../../../providers/pay/outcomes';
import { closePrepay } from '../../../providers/pay/prepay';
import { consentTo } from '../../../testing/consent';
import { enrol } from '../../../testing/enrol';
import { confirm } from '../../../testing/pay';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { buyerLike, judgeOrders, type TestBuyer } from './testing/judge-orders';

const RUNS = Number(process.env.WORLD_ORDER_RUNS ?? 40);
const MINUTE = 60_000;

let folder: string;
let under: WorldUnderTest;
const open = (at: number) => worldUnderTest({ db: join(folder, 'world.db'), at });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'world-orders-'));
  under = await open(NOON);
});
afterAll(async () => {
  await under.close();
  rmSync(folder, { recursive: true, force: true });
});

const OF_LEARNERS = ['learner_id', 'person', 'order_no', 'invoice_id', 'refund_id', 'seat_id', 'prepay_id'];

/** A learner who is alone in the world at noon: the clock settles everybody, so others would make each step slow. */
async function onlyLearner(person: string): Promise<TestBuyer> {
  const { db, clock } = under.world;
  await db.transaction().execute(async (step) => {
    await sql`pragma defer_foreign_keys = on`.execute(step);
    const { rows } = await sql<{ name: string }>`
      select distinct tables.name from sqlite_master as tables, pragma_table_info(tables.name) as part
      where tables.type = 'table' and part.name in (${sql.join(OF_LEARNERS)})`.execute(step);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(step);
  });
  await clock.set(NOON, true);
  return buyerLike(under, person);
}

/** What one learner holds on two devices: the orders and the payments that they were given. */
interface Held {
  buyer: TestBuyer;
  orders: string[];
  payments: Payment[];
  /** Orders that were said to be paid, which they have to stay. */
  paid: Set<string>;
}

type Step =
  | { do: 'order'; goods: 'advanced-1' | 'advanced-2' | 'tools'; key: number }
  | { do: 'books'; ids: number[] }
  | { do: 'pay'; at: number; channel: PayChannel }
  | { do: 'confirm'; at: number; notice: Notice }
  | { do: 'ask'; at: number }
  | { do: 'wait'; minutes: number }
  | { do: 'price'; fen: number }
  | { do: 'management' | 'give' | 'coupon' }
  | { do: 'purge'; at: number }
  | { do: 'restart' };

const at = fc.nat({ max: 6 });
const single: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      goods: fc.constantFrom('advanced-1' as const, 'advanced-2' as const, 'tools' as const),
      key: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('books' as const),
      ids: fc.constantFrom<number[]>([551], [551, 552], [552, 553]),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      at,
      channel: fc.constantFrom('messenger' as const, 'shell' as const, 'browser' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), at, notice: fc.constantFrom(...notices) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 15, 31) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('price' as const), fen: fc.constantFrom(20_000, 10_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('management', 'give', 'coupon') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const), at }) },
);
const restart = fc.constant<Step>({ do: 'restart' });
/** Steps one after the other, some of them two at a time, as two devices would take them. */
const sequence = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.tuple(single) },
    { weight: 4, arbitrary: fc.tuple(single, single) },
    { weight: 1, arbitrary: fc.tuple(restart) },
  ),
  { minLength: 4, maxLength: 30 },
);

/** The nearest of the things held so far, the newest for 0. */
const pick = <Thing>(things: readonly Thing[], place: number) =>
  things[things.length - 1 - (place % things.length)];

const allowed: number[] = [
  codes.SUCCESS,
  codes.ALREADY_BOUGHT,
  codes.ORDER_CLOSED,
  codes.RULE,
  codes.NOT_FOUND,
  codes.GOODS_EXCLUSIVE,
];

async function payable(payment: Payment, { key }: TestBuyer, notice: Notice): Promise<void> {
  if (payment.pay_params) return void (await confirm(under, payment, key, notice));
  const outcome = { once: '', twice: 'twice', late: 'late', never: 'lost' }[notice];
  await under.app.inject({
    method: 'POST',
    url: payment.pay_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
}

/** An unpaid order is known no more, as after a backup was put back. */
async function purge(held: Held, order_no: string | undefined): Promise<void> {
  const { db, clock } = under.world;
  const prepays = await list(db, 'prepay', { order_no: order_no ?? '' });
  if (!order_no || prepays.some(({ paid_at }) => paid_at !== null)) return;
  for (const { trade_no } of prepays) await closePrepay({ db, now: clock.now() }, trade_no);
  await remove(db, 'prepay', { order_no });
  await remove(db, 'attempt', { order_no });
  await remove(db, 'orders', { order_no });
  held.orders.splice(held.orders.indexOf(order_no), 1);
}

async function take(held: Held, step: Step): Promise<void> {
  const { buyer, orders, payments } = held;
  const got = ({ code, data }: { code: number; data: { order_no: string } | null }) => {
    expect(allowed).toContain(code);
    if (data && !orders.includes(data.order_no)) orders.push(data.order_no);
  };
  switch (step.do) {
    case 'order': {
      const call = step.goods === 'tools' ? createToolsOrder : createAdvancedOrder;
      const client_key = `page-of-a-learner-${step.key}`;
      const params = { goods_id: step.goods, client_key, amount: '1.00' };
      const answer = await under.ask(call, params, buyer.as);
      got(answer);
      if (answer.data) {
        if (answer.data.status === 'paid') held.paid.add(answer.data.order_no);
      }
      return;
    }
    case 'books':
      return got(await under.ask(createBooksOrder, { book_ids: step.ids }, buyer.as));
    case 'pay': {
      const order_no = pick(orders, step.at);
      if (!order_no) return;
      const return_url = 'http://localhost/back';
      const answer = await under.ask(
        createPayment,
        { order_no, channel: step.channel, return_url },
        buyer.as,
      );
      expect(allowed).toContain(answer.code);
      if (answer.data) payments.push(answer.data);
      return;
    }
    case 'confirm': {
      const payment = pick(payments, step.at);
      return payment && payable(payment, buyer, step.notice);
    }
    case 'ask': {
      const order_no = pick(orders, step.at);
      if (!order_no) return;
      const { code, data } = await under.ask(queryOrder, { order_no });
      // Another step may have purged it meanwhile.
      expect([codes.SUCCESS, codes.NOT_FOUND]).toContain(code);
      if (data?.status === 'paid') held.paid.add(order_no);
      else expect(held.paid).not.toContain(order_no);
      return;
    }
    case 'wait':
      return under.world.clock.advance(step.minutes * MINUTE);
    case 'price':
      await update(under.world.db, 'goods', { id: 'advanced-1' }, { coupon_fen: step.fen });
      return;
    case 'management': {
      const params = { goods_id: 'management', client_key: 'page-of-management', amount: '4998.00' };
      return got(await under.ask(managementPayOrder, params, buyer.asManager));
    }
    // The course that excludes the management course.
    case 'give':
      return enrol(under, buyer.key, 'jingpin');
    case 'coupon':
      return void (await under.ask(claimCoupon, { coupon_id: 702 }, buyer.as));
    case 'purge':
      return purge(held, pick(orders, step.at));
    case 'restart': {
      const now = under.world.clock.now();
      await under.close();
      under = await open(now);
      return;
    }
  }
}

/** After every order was asked for, each charge that was kept belongs to a paid order. */
async function judgeAtTheEnd(held: Held): Promise<void> {
  for (const order_no of held.orders) await take(held, { do: 'ask', at: held.orders.indexOf(order_no) });
  await judgeOrders(under, held);
  const lost = await under.world.db
    .selectFrom('prepay')
    .innerJoin('orders', 'orders.order_no', 'prepay.order_no')
    .select(['prepay.order_no', 'orders.status'])
    .where('prepay.order_no', 'in', [...held.orders, ''])
    .where('prepay.paid_at', 'is not', null)
    .where('prepay.refunded_at', 'is', null)
    .where('orders.status', '!=', 'paid')
    .execute();
  expect(lost).toEqual([]);
}

test(
  'whatever happens, goods are charged once, paid stays paid, and no payment is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const buyer = await onlyLearner('first-week');
        const held: Held = { buyer, orders: [], payments: [], paid: new Set() };
        for (const together of steps) {
          await Promise.all(together.map((step) => take(held, step)));
          await judgeOrders(under, held);
        }
        await judgeAtTheEnd(held);
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 1000,
);

const titles = ['林一', '远山文化', '远山拒收', '远山未确认'];
/** The bank gives back what is paid to a card that ends with 0000. */
const cards = ['6222020200112233', '6222020200110000'];
const deed = fc.oneof(
  fc.record({
    do: fc.constantFrom('invoice' as const, 'reissue' as const),
    title: fc.constantFrom(...titles),
    /** Keys are used again, as after an answer that was lost. */
    key: fc.nat({ max: 3 }),
    at: fc.nat({ max: 2 }),
  }),
  fc.record({ do: fc.constantFrom('sign' as const, 'withdraw' as const) }),
  fc.record({ do: fc.constant('card' as const), card_no: fc.constantFrom(...cards) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 24, 72, 240) }),
);
/** Deeds one after the other, some of them two at a time, as on two phones. */
const story = fc.array(
  fc.oneof({ weight: 5, arbitrary: fc.tuple(deed) }, { weight: 1, arbitrary: fc.tuple(deed, deed) }),
  { minLength: 3, maxLength: 16 },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** A learner with a paid order, and what they do about its invoices and its refund. */
async function refundable() {
  const { key } = await onlyLearner('mid-course');
  let as = await under.signIn(key);
  const [purchase] = (await under.data(refundContracts, undefined, as)).list;
  const { contract_id: contractId = 0, order_no = '', paid = '' } = purchase ?? {};
  const invoices = async () => (await under.data(invoiceList, { page: 1, limit: 50 }, as)).list;
  const addressee = (title: string) => ({
    ...{ title, email: 'me@example.com' },
    ...(title === '林一'
      ? { title_type: 'person' as const, tax_no: '' }
      : { title_type: 'company' as const, tax_no: '91310115MA1K3YJ12N' }),
  });

  async function act(step: Deed): Promise<unknown> {
    switch (step.do) {
      case 'wait':
        await under.world.clock.advance(step.hours * 60 * MINUTE);
        // A login does not last as long as a story.
        as = await under.signIn(key);
        return;
      case 'invoice': {
        const { left: amount } = await under.data(invoiceCount, { order_no }, as);
        const client_key = `invoice-${step.key}`;
        return under.ask(applyInvoice, { ...addressee(step.title), order_no, amount, client_key }, as);
      }
      case 'reissue': {
        const invoice_id = pick(await invoices(), step.at)?.id ?? 1;
        const client_key = `red-${step.key}`;
        const wanted = { ...addressee(step.title), invoice_id, reason: '更换抬头', client_key };
        return under.ask(reissueInvoice, wanted, as);
      }
      case 'withdraw':
        return under.ask(signRefund, { contractId, is_withdrawn: 1 }, as);
      case 'card':
        return under.ask(
          bindRefundCard,
          { contractId, bank_id: 1, card_no: step.card_no, consent: consentTo('bank_card') },
          as,
        );
      case 'sign': {
        const { data } = await under.ask(refundAgreement, { contractId }, as);
        const { version = '-', amount = '-' } = data ?? {};
        return under.ask(
          signRefund,
          { contractId, version, amount, signature: 'data:image/png;,', consent: consentTo('signature') },
          as,
        );
      }
    }
  }

  async function judge(): Promise<void> {
    const all = await invoices();
    const valid = all.filter(({ status }) => status === 'making' || status === 'issued');
    expect(valid.length).toBeLessThanOrEqual(1);
    const { refund } = await under.data(hasRefund, { contractId }, as);
    const isReturned = refund?.status === 'on_way' || refund?.status === 'arrived';
    const sums = [...valid, ...(isReturned ? [refund] : [])].map(({ amount }) => fenOf(amount));
    expect(sums.reduce((sum, fen) => sum + fen, 0)).toBeLessThanOrEqual(fenOf(paid));
    // What a refund reverses is reversed before the bank is told.
    if (isReturned) {
      const waits = all.filter(({ red }) => red?.is_for_refund && red.state === 'confirming');
      expect(waits).toEqual([]);
    }
  }
  return { act, judge };
}

test(
  'an order never has two valid invoices, nor one on returned money: the red letter comes before the money',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (deeds) => {
        const { act, judge } = await refundable();
        for (const together of deeds) {
          await Promise.all(together.map(act));
          await judge();
        }
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 1000,
);
