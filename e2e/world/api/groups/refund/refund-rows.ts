import {
  amountOf,
  type CourseLine,
  type Refund,
  type RefundDestination,
  type RefundEvent,
  type RefundStatus,
} from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { contractNames, goods } from '../../../content';
import type { Db } from '../../../db';
import { notFound } from '../../handle';
import type { OrderRow } from '../orders/order-rows';

export type Asked = { db: Db; now: number };

/** A contract with the order that paid for it, if there is one. */
export interface Purchase {
  contract_id: number;
  contract_name: string;
  line: CourseLine;
  /** Who signed the contract; null before the identity was verified. */
  signer: string | null;
  order: OrderRow | undefined;
}

const goodsIds = (line: CourseLine) => goods.filter(({ product }) => product === line).map(({ id }) => id);

async function purchaseOf(
  db: Db,
  learnerId: number,
  contract: { id: number; line: CourseLine; signer_name: string | null },
): Promise<Purchase> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('goods_id', 'in', [...goodsIds(contract.line), ''])
    .where('status', 'in', ['paid', 'refunded'])
    .orderBy('paid_at', 'desc')
    .executeTakeFirst();
  return {
    contract_id: contract.id,
    contract_name: contractNames[contract.line],
    line: contract.line,
    signer: contract.signer_name,
    order,
  };
}

/** The learner's purchases, newest first. */
export async function purchasesOf({ db, now }: Asked, learnerId: number): Promise<Purchase[]> {
  const contracts = await db
    .selectFrom('contract')
    .select(['id', 'line', 'signer_name'])
    .where('learner_id', '=', learnerId)
    .where('made_at', '<=', now)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('revoked_at', 'is', null),
        // What was refunded stays in the list, with how it ended.
        exists(selectFrom('refund').select('refund.id').whereRef('refund.contract_id', '=', 'contract.id')),
      ]),
    )
    .orderBy('made_at', 'desc')
    .execute();
  const all: Purchase[] = [];
  for (const contract of contracts) all.push(await purchaseOf(db, learnerId, contract));
  return all;
}

/** A contract of the learner. */
export async function purchaseOfContract({ db }: Asked, learnerId: number, id: number): Promise<Purchase> {
  const contract = await db
    .selectFrom('contract')
    .select(['id', 'line', 'signer_name'])
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (!contract) throw notFound('合同不存在');
  return purchaseOf(db, learnerId, contract);
}

/** How a refund ends once it was submitted. */
type RefundOutcome = 'arrived' | 'failed' | 'refused';

interface RefundTable {
  id: Generated<number>;
  learner_id: number;
  contract_id: number;
  order_no: string;
  paid_fen: number;
  used_fen: number;
  fee_fen: number;
  amount_fen: number;
  destination: RefundDestination;
  signature: string;
  signed_at: number;
  bank_name: string;
  /** The last four digits: more of a card is not kept. */
  card_tail: string;
  submitted_at: number | null;
  /** When the bank is told to pay; later again for a new card. */
  sent_at: number | null;
  outcome: RefundOutcome;
  /** Moments at which the bank gave the money back before, as JSON. */
  failures: string;
  withdrawn_at: number | null;
}

interface PayoutTable {
  /** An order is paid back once. */
  order_no: string;
  refund_id: number;
  amount_fen: number;
  paid_at: number;
}

declare module '../../../db' {
  interface Tables {
    refund: RefundTable;
    payout: PayoutTable;
  }
}

export type RefundRow = Selectable<RefundTable>;

const DAY = 24 * 3600_000;

/** Time from the submission to each step. */
const CHECKING = DAY;
const CHECKED = 3 * DAY;
/** From the submission to the order to the bank, and from there to its answer. */
export const SENT = 4 * DAY;
export const BANK_TAKES = 2 * DAY;

type Times = Pick<
  RefundRow,
  'signed_at' | 'submitted_at' | 'sent_at' | 'outcome' | 'failures' | 'withdrawn_at'
>;

/** When each step comes about, whether it has or not. */
function courseOf({ submitted_at, sent_at, outcome, failures }: Times): [RefundStatus, number][] {
  if (submitted_at === null) return [];
  const start: [RefundStatus, number][] = [
    ['submitted', submitted_at],
    ['checking', submitted_at + CHECKING],
  ];
  const decided = submitted_at + CHECKED;
  if (outcome === 'refused') return [...start, ['refused', decided]];
  const before = (JSON.parse(failures) as number[]).flatMap((at): [RefundStatus, number][] => [
    ['on_way', at - BANK_TAKES],
    ['failed', at],
  ]);
  const sent = sent_at ?? submitted_at + SENT;
  return [...start, ['approved', decided], ...before, ['on_way', sent], [outcome, sent + BANK_TAKES]];
}

/** What has happened so far. */
function eventsOf(row: Times, now: number): [RefundStatus, number][] {
  const until = Math.min(now, row.withdrawn_at ?? now);
  const past = courseOf(row).filter(([, at]) => at <= until);
  return row.withdrawn_at !== null && row.withdrawn_at <= now
    ? [...past, ['withdrawn', row.withdrawn_at]]
    : past;
}

/** How a refund stands. A new card brings one that failed back to `approved`, until the bank is told again. */
export function statusOf(row: Times, now: number): RefundStatus {
  const last = eventsOf(row, now).pop();
  if (!last) return 'to_bind';
  const isPaidAnew = last[0] === 'failed' && row.sent_at !== null && row.sent_at > now;
  return isPaidAnew ? 'approved' : last[0];
}

const reasons: Partial<Record<RefundStatus, string>> = {
  failed: '银行退回：户名与卡号不符，或卡已停用。请核对后重新填写银行卡。',
  refused: '申请的课程已有结业证书，按协议不再退款。如有疑问，请联系班主任。',
};

/** A refund as pages see it. */
export function refundInfo(row: RefundRow, { contract_name, order }: Purchase, now: number): Refund {
  const status = statusOf(row, now);
  const isRunning =
    row.submitted_at !== null && ['submitted', 'checking', 'approved', 'on_way'].includes(status);
  return {
    contract_id: row.contract_id,
    contract_name,
    goods_name: order?.goods_name ?? contract_name,
    paid: amountOf(row.paid_fen),
    used: amountOf(row.used_fen),
    fee: amountOf(row.fee_fen),
    amount: amountOf(row.amount_fen),
    status,
    destination: row.destination,
    bank_name: row.bank_name,
    card_tail: row.card_tail,
    sign_time: timeText(row.signed_at),
    events: eventsOf(row, now).map(([event, at]): RefundEvent => ({
      status: event,
      event_time: timeText(at),
    })),
    arrives_by: isRunning ? addDays(dayOf((row.sent_at ?? now) + BANK_TAKES), 1) : '',
    reason: reasons[status] ?? '',
    can_withdraw: status === 'to_bind' || status === 'submitted' ? 1 : 0,
    can_bind: status === 'to_bind' || status === 'failed' ? 1 : 0,
  };
}

/** The last refund of a purchase; what was bought again after a refund begins without one. */
export const refundOf = ({ db }: Asked, { contract_id, order }: Purchase): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('contract_id', '=', contract_id)
    .where('order_no', '=', order?.order_no ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A refund that was withdrawn or refused makes way for another one. */
export const isLive = (row: RefundRow, now: number): boolean =>
  !['withdrawn', 'refused'].includes(statusOf(row, now));
