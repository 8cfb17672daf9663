import type { InvoiceAddressee } from '@suite/api';
import { insert, insertRow } from '../../../db';
import { CONFIRM_WITHIN, type Asked, type InvoiceRow, type RedOutcome } from './invoice-rows';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The tax office issues an invoice within this time. */
const ISSUED_IN = 10 * MINUTE;

interface Wanted extends InvoiceAddressee {
  order_no: string;
  client_key: string;
  amount_fen: number;
  replaces_id?: number;
}

const addresseeOf = ({ title_type, title, tax_no, email }: InvoiceAddressee) => ({
  title_type,
  title,
  tax_no,
  email,
});

/** The tax office refuses a title that it does not know; in this world, any with these words. */
const unknownTitle = /不存在/;

/** Writes down an invoice that is issued a few minutes later. */
export function insertInvoice({ db, now }: Asked, learnerId: number, wanted: Wanted): Promise<InvoiceRow> {
  const { order_no, client_key, amount_fen, replaces_id = null } = wanted;
  return insertRow(db, 'invoice', {
    ...addresseeOf(wanted),
    learner_id: learnerId,
    order_no,
    client_key,
    amount_fen,
    made_at: now,
    issued_at: now + ISSUED_IN,
    fail_reason: unknownTitle.test(wanted.title) ? '税务系统中没有这个抬头，请核对后重新申请' : '',
    replaces_id,
  });
}

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
    client_key: `red-${wanted.client_key}`,
    amount_fen: old.amount_fen,
    replaces_id: old.id,
  });
}
