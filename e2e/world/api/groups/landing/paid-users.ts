import type { PaidUsers } from '@suite/api';
import { dayOf, daysBetween } from '../../../clock/china-time';
import { enrolledBefore, surnames, type GoodsContent } from '../../../content';
import { maskedName } from '../../../people/learners';
import { scopeOf } from '../orders/book-payment';
import type { Asked } from '../orders/order-rows';

const MINUTE = 60_000;
const SHOWN = 10;
const A_DAY = 24 * 60;

/** Minutes in which buyers come who are not in the database: the same for the same moment. */
const comesAt = (minute: number) => (minute * 7919) % 41 === 0;

function others(now: number): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  for (let minute = Math.floor(now / MINUTE) - 1; found.length < SHOWN; minute--) {
    if (comesAt(minute)) found.push({ name: surnames[minute % surnames.length] ?? '', at: minute * MINUTE });
  }
  return found;
}

/** The latest buyers of a course, those in the database among them. */
export async function paidUsersOf({ db, now }: Asked, content: GoodsContent): Promise<PaidUsers> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('learner', 'learner.id', 'orders.learner_id')
    .select(['learner.name', 'orders.paid_at'])
    .where('orders.scope', '=', scopeOf(content))
    .where('orders.status', '=', 'paid')
    .where('orders.paid_at', '<=', now)
    .orderBy('orders.paid_at', 'desc')
    .execute();
  const known = orders.flatMap(({ name, paid_at }) => (paid_at === null ? [] : [{ name, at: paid_at }]));
  const list = [...known, ...others(now)]
    .sort((one, other) => other.at - one.at)
    .slice(0, SHOWN)
    .map(({ name, at }) => ({ name: maskedName(name), minutes_ago: Math.floor((now - at) / MINUTE) }))
    .filter(({ minutes_ago }) => minutes_ago < A_DAY);
  const before = enrolledBefore[content.product] ?? 0;
  return { total: before + daysBetween('2026-01-01', dayOf(now)) * SHOWN + known.length, list };
}
