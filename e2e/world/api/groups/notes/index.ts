import type { Group, Seeding } from '../../group';
import { addressOf } from '../address/addresses';
import { addressOrder, orderBooks, payBooksOrder } from './books-orders';
import { notesHandlers } from './notes';
import { notesMigrations } from './tables';

const DAY = 24 * 3600_000;

/** Which books a person ordered, when, and when they paid and said where to send them. */
const orders: Record<string, { books: number[]; daysAgo: number; paid?: true; address?: true }[]> = {
  graduated: [
    { books: [551, 556], daysAgo: 200, paid: true, address: true },
    { books: [553], daysAgo: 2, paid: true },
  ],
  premium: [
    { books: [552], daysAgo: 90, paid: true, address: true },
    { books: [554, 555], daysAgo: 3, paid: true, address: true },
    { books: [556], daysAgo: 1 },
  ],
};

async function seedOrders({ db, now: today, person, learner }: Seeding): Promise<void> {
  const to = await addressOf(db, learner.id);
  for (const { books, daysAgo, paid, address } of orders[person.key] ?? []) {
    const asked = { db, now: today - daysAgo * DAY };
    const { order_no } = await orderBooks(asked, learner.id, books);
    if (paid) await payBooksOrder(asked, learner.id, order_no);
    if (!address || !to) continue;
    const { id: _id, region: _region, ...where } = to;
    await addressOrder(asked, learner.id, order_no, where);
  }
}

/** Printed books of notes and their orders. */
export const notes: Group = {
  name: 'notes',
  migrations: notesMigrations,
  handlers: notesHandlers,
  seed: seedOrders,
};
