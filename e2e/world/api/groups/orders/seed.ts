import type { Seeding } from '../../group';
import { Refusal } from '../../refusal';
import { orderGoods } from './create-order';
import { startPayment } from './create-payment';
import { seedInvite } from './invite-codes';
import { closeOrder } from './order-rows';
import { seedPastOrders } from './past-orders';
import { payForSeed } from './pay-for-seed';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface SeededOrder {
  goods: string;
  minutesAgo: number;
  /** Paying was begun, or done. */
  tried?: true;
  paid?: true;
  invite?: string;
}

/** Orders that a person has made. */
const ordersOf: Record<string, SeededOrder[]> = {
  'mid-course': [{ goods: 'advanced-1', minutesAgo: 8, tried: true }],
  refunding: [{ goods: 'advanced-1', minutesAgo: 45, tried: true }],
  'first-week': [{ goods: 'CS003', minutesAgo: (5 * DAY) / MINUTE + 1, paid: true, invite: 'USED2025' }],
};

export async function seedOrders(seeding: Seeding): Promise<void> {
  const { db, now: today, person, learner } = seeding;
  if (learner.person === 'bound') await seedInvite(seeding);
  await seedPastOrders(seeding);
  // A code is used once, so a copy of the person has to do without that order.
  const own = ordersOf[person.key]?.filter(({ invite }) => !invite || learner.person === person.key) ?? [];
  for (const [at, { goods, minutesAgo, tried, paid, invite }] of own.entries()) {
    const buyer = { db, now: today - minutesAgo * MINUTE, learner };
    const order = await orderGoods(buyer, {
      goods_id: goods,
      client_key: `first-day-${at}`,
      invite_code: invite,
    });
    if (order instanceof Refusal) throw order;
    if (paid) await payForSeed(buyer, order);
    else if (tried) await startPayment(buyer, order, { channel: 'messenger' }, '');
    const over = { db, now: order.expires_at };
    if (!paid && order.expires_at <= today) await closeOrder(over, order.order_no, 'expired');
  }
}
