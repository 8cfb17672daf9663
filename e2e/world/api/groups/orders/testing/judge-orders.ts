import { list } from '../../../../db';
import { createAdvancedOrder, type CreateOrderParams, type Order } from '@suite/api';
import type { Caller, WorldUnderTest } from '../../../../testing/world-under-test';

/** A learner of a test's own, in the first state of a person. */
export interface TestBuyer {
  as: Caller;
  /** Their session of the management course. */
  asManager: Caller;
  /** Key of the person, whose phone pays. */
  key: string;
}

export async function buyerLike(under: WorldUnderTest, person: string): Promise<TestBuyer> {
  const { key } = await under.world.addTwin(person);
  return { key, as: await under.signIn(key), asManager: await under.signIn(key, 'management') };
}

let keys = 0;

/** What a page sends when it orders the advanced course. */
export const advancedParams = (part: Partial<CreateOrderParams> = {}): CreateOrderParams => ({
  goods_id: 'advanced-1',
  client_key: `key-of-page-${++keys}`,
  amount: '1800.00',
  ...part,
});

export const orderAdvanced = (
  under: WorldUnderTest,
  { as }: TestBuyer,
  part: Partial<CreateOrderParams> = {},
): Promise<Order> => under.data(createAdvancedOrder, advancedParams(part), as);

/** Charges of the payment service that were not given back, by order. */
export async function chargesOf({ world }: WorldUnderTest, key: string) {
  return world.db
    .selectFrom('prepay')
    .innerJoin('orders', 'orders.order_no', 'prepay.order_no')
    .innerJoin('learner', 'learner.id', 'orders.learner_id')
    .select(['prepay.order_no', 'prepay.trade_no', 'prepay.amount', 'orders.scope', 'orders.amount_fen'])
    .where('learner.person', '=', key)
    .where('prepay.paid_at', 'is not', null)
    .where('prepay.refunded_at', 'is', null)
    .execute();
}

/** A learner, and the orders that were said to be paid. */
interface Judged {
  buyer: TestBuyer;
  paid: ReadonlySet<string>;
}

/** What an order gives: a course, or its books. */
const givenBy = ({ scope }: { scope: string }) =>
  scope.startsWith('books:') ? scope.slice(6).split(',') : [scope];

/**
 * Holds what a learner has ordered and paid against the rules: goods are charged once, one order is live,
 * one attempt can be paid, amounts agree, and what was said to be paid is paid.
 */
export async function judgeOrders({ world }: WorldUnderTest, { buyer, paid }: Judged): Promise<void> {
  const { db } = world;
  const rows = await db
    .selectFrom('orders')
    .innerJoin('learner', 'learner.id', 'orders.learner_id')
    .selectAll('orders')
    .where('learner.person', '=', buyer.key)
    .execute();
  const numbers = rows.map(({ order_no }) => order_no);
  const prepays = await list(db, 'prepay', { order_no: numbers });
  const charges = await list(db, 'charge', { order_no: numbers });
  const isKept = (charge: { paid_at: number | null; refunded_at: number | null }) =>
    charge.paid_at !== null && charge.refunded_at === null;

  const given = prepays
    .filter(isKept)
    .flatMap(({ order_no }) => givenBy(rows.find((row) => row.order_no === order_no) ?? { scope: '' }));
  expect(given).toEqual([...new Set(given)]);
  const live = rows
    .filter(({ status }) => status === 'pending' || status === 'paid')
    .map(({ scope }) => scope);
  expect(live).toEqual([...new Set(live)]);
  for (const { order_no, amount } of prepays) {
    expect(rows.find((row) => row.order_no === order_no)?.amount_fen).toBe(amount);
  }
  for (const { order_no, amount_fen } of charges) {
    expect(rows.find((row) => row.order_no === order_no)?.amount_fen).toBe(amount_fen);
  }
  // Paid is what was charged and booked, and it stays so.
  expect(
    rows
      .filter(({ status }) => status === 'paid')
      .map(({ order_no }) => order_no)
      .sort(),
  ).toEqual(
    charges
      .filter(isKept)
      .map(({ order_no }) => order_no)
      .sort(),
  );
  for (const order_no of paid) expect(rows.find((row) => row.order_no === order_no)?.status).toBe('paid');
  const payable = prepays.filter(
    ({ paid_at, closed_at, until }) => paid_at === null && closed_at === null && until > world.clock.now(),
  );
  const payableThings = payable.flatMap(({ order_no }) =>
    givenBy(rows.find((row) => row.order_no === order_no) ?? { scope: '' }),
  );
  expect(payableThings).toEqual([...new Set(payableThings)]);
}
