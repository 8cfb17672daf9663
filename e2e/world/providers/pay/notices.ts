import type { Generated } from 'kysely';
import type { GroupHooks } from '../../group-hooks';
import { get, insert, update, type Db } from '../../db';
import type { World } from '../../world';
import type { Notice } from './outcomes';
import type { Prepay } from './prepay';

interface NoticeTable {
  id: Generated<number>;
  prepay_id: string;
  /** Null when the notice is lost on the way. */
  due_at: number | null;
  sent_at: number | null;
}

declare module '../../db' {
  interface Tables {
    pay_notice: NoticeTable;
  }
}

/** How late a late notice is. */
const LATE = 30 * 60_000;

interface Sending {
  db: Db;
  now: number;
  groups: readonly GroupHooks[];
}

async function send({ db, now, groups }: Sending, prepay: Prepay): Promise<void> {
  for (const group of groups) await group.paid?.({ db, now, prepay });
}

/** Tells the shop of a payment, at once or as the payer wanted to see it go wrong. */
async function notify(sending: Sending, prepay: Prepay, notice: Notice): Promise<void> {
  const { db, now } = sending;
  const add = (due_at: number | null, sent_at: number | null) =>
    insert(db, 'pay_notice', { prepay_id: prepay.id, due_at, sent_at });
  if (notice === 'never') return void (await add(null, null));
  if (notice === 'late') return void (await add(now + LATE, null));
  for (let times = notice === 'twice' ? 2 : 1; times > 0; times--) {
    await add(now, now);
    await send(sending, prepay);
  }
}

/** Sends the notices that are due. */
export async function sendDueNotices(sending: Sending): Promise<void> {
  const { db, now } = sending;
  const due = await db
    .selectFrom('pay_notice')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  for (const { id, prepay_id } of due) {
    await update(db, 'pay_notice', { id }, { sent_at: now });
    const prepay = await get(db, 'prepay', { id: prepay_id });
    await send(sending, prepay);
  }
}

/** Why a payment cannot be made any more; undefined if it can. */
export function whyUnpayable({ paid_at, until, closed_at }: Prepay, now: number): string | undefined {
  if (paid_at !== null) return '该订单已支付';
  if (closed_at !== null) return '该订单已关闭';
  return until <= now ? '该订单已过期' : undefined;
}

const isPaidElsewhere = (db: Db, { order_no }: Prepay) =>
  db
    .selectFrom('prepay')
    .select('id')
    .where('order_no', '=', order_no)
    .where('paid_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();

/**
 * Marks a payment as paid and informs the groups in one transaction, unless the notice is late or lost;
 * false if it cannot be paid.
 */
export async function settle(
  world: World,
  find: (db: Db) => Promise<Prepay | undefined>,
  payer: string | null,
  notice: Notice = 'once',
): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction().execute(async (db) => {
    const prepay = await find(db);
    if (!prepay || whyUnpayable(prepay, now) || (await isPaidElsewhere(db, prepay))) return false;
    const paid = { ...prepay, paid_at: now, payer };
    await update(db, 'prepay', { id: prepay.id }, paid);
    await notify({ db, now, groups: world.groups }, paid, notice);
    return true;
  });
}
