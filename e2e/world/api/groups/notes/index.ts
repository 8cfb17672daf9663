import type { Group, Seeding } from '../../group';
import { Refusal } from '../../refusal';
import { addressOf } from '../address/addresses';
import { addressOrder } from '../orders/address-order';
import { payForSeed } from '../orders/pay-for-seed';
import { orderBooks } from './books-orders';
import { notesHandlers } from './notes';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Which books a person ordered, when, and whether they paid and said where to send them. */
const orders: Record<string, { books: number[]; ago: number; paid?: true; address?: true }[]> = {
  graduated: [
    { books: [551, 556], ago: 200 * DAY, paid: true, address: true },
    { books: [553], ago: 2 * DAY, paid: true },
  ],
  premium: [
    { books: [552], ago: 90 * DAY, paid: true, address: true },
    { books: [554, 555], ago: 3 * DAY, paid: true, address: true },
    { books: [556], ago: 10 * MINUTE },
  ],
};

async function seedOrders({ db, now: today, person, learner }: Seeding): Promise<void> {
  const to = await addressOf(db, learner.id);
  for (const { books, ago, paid, address } of orders[person.key] ?? []) {
    const asked = { db, now: today - ago };
    const order = await orderBooks(asked, learner.id, books);
    if (order instanceof Refusal) throw order;
    if (paid) await payForSeed(asked, order);
    if (!address || !to) continue;
    const { id: _id, region: _region, ...where } = to;
    await addressOrder(asked, learner.id, order.order_no, where);
  }
}

/** Printed books of notes; their orders are orders like those of any goods. */
export const notes: Group = {
  name: 'notes',
  handlers: notesHandlers,
  seed: seedOrders,
};
