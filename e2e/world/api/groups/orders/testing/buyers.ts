import { createAdvancedOrder, type CreateOrderParams, type Order } from '@suite/api';
import type { Caller, WorldUnderTest } from '../../../../testing/world-under-test';

/** A learner of a test's own, in the first state of a person. */
export interface TestBuyer {
  as: Caller;
  /** Key of the person, whose phone pays. */
  key: string;
}

export async function buyerLike(under: WorldUnderTest, person: string): Promise<TestBuyer> {
  const { key } = await under.world.addTwin(person);
  return { key, as: await under.signIn(key) };
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
