import {
  amountOf,
  type Invoice,
  type InvoiceOrder,
  type InvoiceStatus,
  type RedLetter,
  type RedState,
  type TitleType,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { timeText } from '../../../clock/china-time';
import { invoiceSample } from '../../../content';
import { find, get, type Db } from '../../../db';
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

const HOUR = 3600_000;
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
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .where('made_at', '<=', now)
    .executeTakeFirst();
  if (!row) throw notFound('发票不存在');
  return row;
}

/** The invoices of an order, and what counts of each. */
export async function invoicesOf(asked: Asked, orderNo: string) {
  const { db, now } = asked;
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('made_at', '<=', now)
    .execute();
  const all: { row: InvoiceRow; isValid: boolean; isConfirming: boolean }[] = [];
  for (const row of rows) {
    const red = await redOf(asked, row.id);
    const status = statusOf(row, red, now);
    const isConfirming = red !== undefined && redState(red, now) === 'confirming';
    all.push({ row, isValid: status === 'making' || status === 'issued', isConfirming });
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
  const valid = (await invoicesOf(asked, order.order_no)).filter(({ isValid }) => isValid);
  const left = valid.reduce((sum, { row }) => sum - row.amount_fen, order.amount_fen - returned);
  if (refund && !isOver) return { left: 0, reason: await refundWords(asked, order, '开票') };
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
