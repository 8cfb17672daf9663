import type { Refund, RefundEvent, RefundStatus } from '@suite/api';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { yuanOf } from '../orders/money';
import type { Asked, Purchase } from './purchases';
import type { RefundRow } from './tables';

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
    paid: yuanOf(row.paid_fen),
    used: yuanOf(row.used_fen),
    fee: yuanOf(row.fee_fen),
    amount: yuanOf(row.amount_fen),
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
