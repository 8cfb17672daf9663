import { amountOf, type CourseLine, type Refund, type RefundEvent, type RefundStatus } from '@suite/api';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { contractNames, goods, refundDays, type OwnTerms } from '../../../content';
import { find, type Db } from '../../../db';
import { notFound } from '../../handle';
import { consentsOf, type ContractRow } from '../contract/rules';
import { isReversing } from '../invoice/make-invoice';
import type { OrderRow } from '../orders/order-rows';
import { BANK_TAKES, eventsOf, statusOf, type RefundRow } from '../orders/refund-course';

export type Asked = { db: Db; now: number };

/** A contract with the order that paid for it, if there is one. */
export interface Purchase {
  contract_id: number;
  contract_name: string;
  line: CourseLine;
  /** Who signed the contract; null before the identity was verified. */
  signer: string | null;
  /** Days after the payment within which all is refunded, as the contract says. */
  free_days: number;
  order: OrderRow | undefined;
}

const goodsIds = (line: CourseLine) => goods.filter(({ product }) => product === line).map(({ id }) => id);

async function purchaseOf(
  db: Db,
  learnerId: number,
  contract: Pick<ContractRow, 'id' | 'line' | 'signer_name' | 'version' | 'own_terms'>,
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
    free_days: refundDays(contract.version, JSON.parse(contract.own_terms) as OwnTerms),
    order,
  };
}

/** The learner's purchases, newest first. */
export async function purchasesOf({ db, now }: Asked, learnerId: number): Promise<Purchase[]> {
  const contracts = await db
    .selectFrom('contract')
    .select(['id', 'line', 'signer_name', 'version', 'own_terms'])
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
  const contract = await find(db, 'contract', { id, learner_id: learnerId });
  if (!contract) throw notFound('合同不存在');
  return purchaseOf(db, learnerId, contract);
}

const reasons: Partial<Record<RefundStatus, string>> = {
  failed: '银行退回：户名与卡号不符，或卡已停用。请核对后重新填写银行卡。',
  refused: '退款协议上的签名无法辨认，请用正楷签名后重新申请。如有疑问，请联系班主任。',
};

async function reasonOf(asked: Asked, { order_no }: RefundRow, status: RefundStatus): Promise<string> {
  const isWaiting = status === 'approved' && (await isReversing(asked, order_no));
  return isWaiting ? '发票冲红待确认，确认后打款。' : (reasons[status] ?? '');
}

/** A refund as pages see it. */
export async function refundInfo(
  asked: Asked,
  row: RefundRow,
  { contract_name, order }: Purchase,
): Promise<Refund> {
  const { now } = asked;
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
    reason: await reasonOf(asked, row, status),
    can_withdraw: status === 'to_bind' || status === 'submitted' ? 1 : 0,
    can_bind: status === 'to_bind' || status === 'failed' ? 1 : 0,
    consents: consentsOf(row),
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
