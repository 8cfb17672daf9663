import type { InvoiceAddressee } from '@suite/api';
import { insert, remove } from '../../../db';
import {
  addresseeOf,
  CONFIRM_WITHIN,
  insertInvoice,
  invoicesOf,
  ISSUED_IN,
  REFUND_KEY,
  type Asked,
  type InvoiceRow,
  type RedOutcome,
} from './invoice-rows';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A company has to confirm a red letter; what it does follows from its name, so that each end can be played. */
function outcomeOf({ title_type, title }: InvoiceRow): [RedOutcome, after: number] {
  if (title_type === 'person') return ['issued', ISSUED_IN];
  if (/拒收/.test(title)) return ['refused', DAY];
  return /未确认/.test(title) ? ['void', CONFIRM_WITHIN] : ['issued', DAY];
}

interface Reissue extends InvoiceAddressee {
  reason: string;
  client_key: string;
}

/** Asks for the cancellation of an invoice; the one in its place is made when the red letter is issued. */
export async function insertRedLetter(asked: Asked, old: InvoiceRow, wanted: Reissue): Promise<void> {
  const { db, now } = asked;
  const [outcome, after] = outcomeOf(old);
  await insert(db, 'red_letter', {
    ...addresseeOf(wanted),
    invoice_id: old.id,
    client_key: wanted.client_key,
    reason: wanted.reason,
    applied_at: now,
    outcome,
    outcome_at: now + after,
  });
  if (outcome !== 'issued') return;
  await insertInvoice({ db, now: now + after }, old.learner_id, {
    ...addresseeOf(wanted),
    order_no: old.order_no,
    client_key: `red-${old.id}-${wanted.client_key}`,
    amount_fen: old.amount_fen,
    replaces_id: old.id,
  });
}

/** Asks, once a refund is approved, for the cancellation of what an order was invoiced; gives the moment of the last. */
export async function reverseInvoices(asked: Asked, orderNo: string, at: number): Promise<number> {
  const valid = (await invoicesOf(asked, orderNo)).filter(({ isValid }) => isValid);
  const ends = valid.map(({ row }) => at + outcomeOf(row)[1]);
  for (const [index, { row }] of valid.entries()) {
    await insert(asked.db, 'red_letter', {
      ...addresseeOf(row),
      invoice_id: row.id,
      client_key: `${REFUND_KEY}${asked.now}`,
      reason: '课程退款',
      applied_at: at,
      // Who does not confirm in time is asked by the staff: no money goes back before.
      outcome: 'issued',
      outcome_at: ends[index] as number,
    });
  }
  return Math.max(0, ...ends);
}

const ofRefund = ({ db }: Asked, orderNo: string) =>
  db
    .selectFrom('red_letter')
    .select('id')
    .where('client_key', 'like', `${REFUND_KEY}%`)
    .where(({ eb, selectFrom }) =>
      eb('invoice_id', 'in', selectFrom('invoice').select('invoice.id').where('order_no', '=', orderNo)),
    );

/** Whether a refund waits for the cancellation of an invoice. */
export const isReversing = async (asked: Asked, orderNo: string): Promise<boolean> =>
  (await ofRefund(asked, orderNo)
    .where('applied_at', '<=', asked.now)
    .where('outcome_at', '>', asked.now)
    .executeTakeFirst()) !== undefined;

/** The refund was withdrawn before it was checked: the invoices stay. */
export async function keepInvoices(asked: Asked, orderNo: string): Promise<void> {
  const ids = (await ofRefund(asked, orderNo).where('applied_at', '>', asked.now).execute()).map(
    ({ id }) => id,
  );
  await remove(asked.db, 'red_letter', { id: ids });
}

/** Whether an invoice of the order is being replaced by another one. */
export const isReissuing = async (asked: Asked, orderNo: string): Promise<boolean> =>
  (await invoicesOf(asked, orderNo)).some(({ isConfirming }) => isConfirming);
