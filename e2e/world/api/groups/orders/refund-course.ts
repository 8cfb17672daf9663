import { list } from '../../../db';
import type { RefundDestination, RefundStatus } from '@suite/api';
import type { Generated, Selectable } from 'kysely';
import type { Asked } from './order-rows';

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
  /** The consents that were given, as JSON. */
  consents: Generated<string>;
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
export const CHECKED = 3 * DAY;
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
export function eventsOf(row: Times, now: number): [RefundStatus, number][] {
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

/** A refund that was withdrawn or refused makes way for another one. */
export const isLive = (row: RefundRow, now: number): boolean =>
  !['withdrawn', 'refused'].includes(statusOf(row, now));

/** The last refund of an order, unless it makes way for another one. */
export async function liveRefund({ db, now }: Asked, orderNo: string): Promise<RefundRow | undefined> {
  const [last] = (await list(db, 'refund', { order_no: orderNo }, 'id')).reverse();
  return last && isLive(last, now) ? last : undefined;
}
