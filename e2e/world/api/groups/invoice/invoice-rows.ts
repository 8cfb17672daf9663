import {
  amountOf,
  type Invoice,
  type InvoiceAddressee,
  type InvoiceOrder,
  type InvoiceStatus,
  type RedLetter,
  type RedState,
  type TitleType,
} from '@suite/api';
import { createHash } from 'node:crypto';
import type { Generated, Selectable } from 'kysely';
import { timeText } from '../../../clock/china-time';
import { invoiceSample } from '../../../content';
import { find, get, insertRow, list, type Db } from '../../../db';
import { notFound } from '../../handle';
import type { OrderRow } from '../orders/order-rows';
import { liveRefund } from '../orders/refund-course';

interface InvoiceTable {
  id: Generated<number>;
  learner_id: number;
  order_no: string;
  client_key: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  amount_fen: number;
  /** In the future for one that waits for the red letter of the invoice that it replaces. */
  made_at: number;
  issued_at: number;
  /** Why it cannot be issued; '' when it can. */
  fail_reason: string;
  replaces_id: number | null;
  /** Of whoever paid for the learner: it is shown to nobody else. */
  is_payers: 0 | 1;
}

/** How a red letter ends when its time has come. */
export type RedOutcome = 'issued' | 'refused' | 'void';

interface RedLetterTable {
  id: Generated<number>;
  invoice_id: number;
  client_key: string;
  reason: string;
  title_type: TitleType;
  title: string;
  tax_no: string;
  email: string;
  applied_at: number;
  outcome: RedOutcome;
  outcome_at: number;
}

declare module '../../../db' {
  interface Tables {
    invoice: InvoiceTable;
    red_letter: RedLetterTable;
  }
}

export type InvoiceRow = Selectable<InvoiceTable>;
type RedLetterRow = Selectable<RedLetterTable>;

export type Asked = { db: Db; now: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The tax office issues an invoice within this time. */
export const ISSUED_IN = 10 * MINUTE;

interface Wanted extends InvoiceAddressee {
  order_no: string;
  client_key: string;
  amount_fen: number;
  replaces_id?: number;
  is_payers?: 1;
}

export const addresseeOf = ({ title_type, title, tax_no, email }: InvoiceAddressee) => ({
  title_type,
  title,
  tax_no,
  email,
});

/** The tax office refuses a title that it does not know; in this world, any with these words. */
const unknownTitle = /不存在/;

/** Writes down an invoice that is issued a few minutes later. */
export function insertInvoice({ db, now }: Asked, learnerId: number, wanted: Wanted): Promise<InvoiceRow> {
  const { order_no, client_key, amount_fen, replaces_id = null, is_payers = 0 } = wanted;
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
    is_payers,
  });
}

/** Within this time a red letter has to be confirmed by the one to whom the invoice was made out. */
export const CONFIRM_WITHIN = 72 * HOUR;
/** How the keys of red letters begin that a refund asks for. */
export const REFUND_KEY = 'refund-';

const redState = ({ outcome, outcome_at }: RedLetterRow, now: number): RedState =>
  outcome_at > now ? 'confirming' : outcome;

const refusal = '受票方未认可冲红，请与公司财务确认后重新申请';

function redInfo(row: RedLetterRow, now: number): RedLetter {
  const { title_type, title, tax_no, email, reason, applied_at, outcome_at } = row;
  const state = redState(row, now);
  return {
    title_type,
    title,
    tax_no,
    email,
    reason,
    state,
    apply_time: timeText(applied_at),
    expire_time: timeText(applied_at + CONFIRM_WITHIN),
    end_time: state === 'confirming' ? '' : timeText(outcome_at),
    refusal: state === 'refused' ? refusal : '',
    is_for_refund: row.client_key.startsWith(REFUND_KEY) ? 1 : 0,
  };
}

/** The last red letter of an invoice. */
const redOf = ({ db, now }: Asked, invoiceId: number): Promise<RedLetterRow | undefined> =>
  db
    .selectFrom('red_letter')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('applied_at', '<=', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();

function statusOf(row: InvoiceRow, red: RedLetterRow | undefined, now: number): InvoiceStatus {
  if (row.issued_at > now) return 'making';
  if (row.fail_reason) return 'failed';
  return red && redState(red, now) === 'issued' ? 'reversed' : 'issued';
}

async function replacementOf(db: Db, invoiceId: number): Promise<number | null> {
  const row = await find(db, 'invoice', { replaces_id: invoiceId });
  return row?.id ?? null;
}

/** An invoice as pages see it. */
export async function invoiceInfoOf(asked: Asked, row: InvoiceRow): Promise<Invoice> {
  const { db, now } = asked;
  const order = await get(db, 'orders', { order_no: row.order_no });
  const red = await redOf(asked, row.id);
  const reissue_reason = await refundWords(asked, order, '重开发票');
  const status = statusOf(row, red, now);
  const isIssued = status === 'issued' || status === 'reversed';
  const invoice_no = isIssued ? `2644${String(2_000_000_000 + row.id)}00` : '';
  return {
    id: row.id,
    order_no: row.order_no,
    goods_name: order.goods_name,
    amount: amountOf(row.amount_fen),
    title_type: row.title_type,
    title: row.title,
    tax_no: row.tax_no,
    email: row.email,
    client_key: row.client_key,
    status,
    apply_time: timeText(row.made_at),
    issue_time: isIssued ? timeText(row.issued_at) : '',
    invoice_no,
    file_url: isIssued ? `${invoiceSample}?no=${invoice_no}` : '',
    fail_reason: status === 'failed' ? row.fail_reason : '',
    can_reissue:
      status === 'issued' && !reissue_reason && (!red || redState(red, now) !== 'confirming') ? 1 : 0,
    reissue_reason,
    red: red ? redInfo(red, now) : null,
    replaces_id: row.replaces_id,
    replaced_by_id: status === 'reversed' ? await replacementOf(db, row.id) : null,
  };
}

/** The learner's invoice of that id. */
export async function invoiceOf({ db, now }: Asked, learnerId: number, id: number): Promise<InvoiceRow> {
  const row = await find(db, 'invoice', { id, learner_id: learnerId, is_payers: 0 });
  if (!row || row.made_at > now) throw notFound('发票不存在');
  return row;
}

/** Makes the invoice that a payer has chosen for themselves; the order has it from the moment it is paid. */
async function makePayersInvoice({ db, now }: Asked, orderNo: string): Promise<void> {
  const order = await get(db, 'orders', { order_no: orderNo });
  if (!order.payer_title || order.paid_at === null || order.paid_at > now) return;
  if (await find(db, 'invoice', { order_no: orderNo, is_payers: 1 })) return;
  await insertInvoice({ db, now: order.paid_at }, order.learner_id, {
    ...(JSON.parse(order.payer_title) as InvoiceAddressee),
    order_no: orderNo,
    // No page makes such a key.
    client_key: createHash('sha256').update(`payer ${orderNo}`).digest('hex'),
    amount_fen: order.amount_fen,
    is_payers: 1,
  });
}

/** The invoices of an order, and what counts of each. */
export async function invoicesOf(asked: Asked, orderNo: string) {
  const { db, now } = asked;
  await makePayersInvoice(asked, orderNo);
  const rows = (await list(db, 'invoice', { order_no: orderNo })).filter(({ made_at }) => made_at <= now);
  const all: { row: InvoiceRow; isValid: boolean; isConfirming: boolean; isFailed: boolean }[] = [];
  for (const row of rows) {
    const red = await redOf(asked, row.id);
    const status = statusOf(row, red, now);
    const isConfirming = red !== undefined && redState(red, now) === 'confirming';
    const isValid = status === 'making' || status === 'issued';
    all.push({ row, isValid, isConfirming, isFailed: status === 'failed' });
  }
  return all;
}

/** Why a refund stands in the way of an invoice; '' if none does. */
async function refundWords(asked: Asked, { order_no, status }: OrderRow, what: string): Promise<string> {
  if (status === 'refunded') return `订单已退款，不能${what}`;
  return (await liveRefund(asked, order_no)) ? `退款处理中，不能${what}` : '';
}

/** What of an order can be invoiced, in fen, and why it is nothing. After a refund that is what the school has kept. */
export async function leftOf(asked: Asked, order: OrderRow): Promise<{ left: number; reason: string }> {
  const refund = await liveRefund(asked, order.order_no);
  const isOver = order.status === 'refunded';
  const returned = isOver ? (refund?.amount_fen ?? order.amount_fen) : 0;
  const all = await invoicesOf(asked, order.order_no);
  const valid = all.filter(({ isValid }) => isValid);
  const left = valid.reduce((sum, { row }) => sum - row.amount_fen, order.amount_fen - returned);
  if (refund && !isOver) return { left: 0, reason: await refundWords(asked, order, '开票') };
  // What the payer chose holds, unless the tax office does not know their title.
  const payers = all.find(({ row }) => row.is_payers);
  if (payers && !payers.isFailed) return { left: 0, reason: '发票开给付款人，按对方付款时的选择' };
  if (left > 0) return { left, reason: '' };
  return { left: 0, reason: isOver ? '订单已退款，不能开票' : '这个订单已全额开票' };
}

export const orderInfo = (order: OrderRow, left: number): InvoiceOrder => ({
  order_no: order.order_no,
  goods_name: order.goods_name,
  paid: amountOf(order.amount_fen),
  left: amountOf(left),
  pay_time: timeText(order.paid_at ?? order.created_at),
});
