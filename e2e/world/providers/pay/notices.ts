import type { Generated } from 'kysely';
import type { GroupHooks } from '../../api/group-hooks';
import { get, insert, update } from '../../db/queries';
import type { Db } from '../../db/tables';
import type { Notice } from './outcomes';
import type { Prepay } from './prepay';

interface NoticeTable {
  id: Generated<number>;
  prepay_id: string;
  /** Null when the notice is lost on the way. */
  due_at: number | null;
  sent_at: number | null;
}

declare module '../../db/tables' {
  interface Tables {
    pay_notice: NoticeTable;
  }
}

/** How late a late notice is. */
export const LATE = 30 * 60_000;

interface Sending {
  db: Db;
  now: number;
  groups: readonly GroupHooks[];
}

async function send({ db, now, groups }: Sending, prepay: Prepay): Promise<void> {
  for (const group of groups) await group.paid?.({ db, now, prepay });
}

/** Tells the shop of a payment, at once or as the payer wanted to see it go wrong. */
export async function notify(sending: Sending, prepay: Prepay, notice: Notice): Promise<void> {
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
