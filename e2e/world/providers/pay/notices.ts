import type { Generated } from 'kysely';
import type { GroupHooks } from '../../api/group-hooks';
import { get, insert, update, type Db } from '../../db';
import type { World } from '../../world';
import type { Prepay } from './prepay';

/** How the shop hears of a payment. */
export const notices = ['once', 'twice', 'late', 'never'] as const;
export type Notice = (typeof notices)[number];

/** A payment that goes through, and what goes wrong around it. */
interface PaidOutcome {
  name: string;
  words: string;
  notice: Notice;
  /** What the page is told: success, a cancel, or nothing at all. */
  answer: 'ok' | 'cancel' | 'none';
}

/** The ways in which a payment is made and yet does not look like it. */
export const paidOutcomes: readonly PaidOutcome[] = [
  { name: 'cancel-paid', words: '付款，但返回“已取消”', notice: 'once', answer: 'cancel' },
  { name: 'silent', words: '付款，但没有回调', notice: 'once', answer: 'none' },
  { name: 'lost', words: '付款，但通知丢失', notice: 'never', answer: 'ok' },
  { name: 'late', words: '付款，通知晚 30 分钟', notice: 'late', answer: 'ok' },
  { name: 'twice', words: '付款，通知两次', notice: 'twice', answer: 'ok' },
];

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
