import { type BindCardParams, codes, type SignRefundParams } from '@suite/api';
import { banks } from '../../../content';
import { insertRow } from '../../../db/queries';
import { Refusal, rule } from '../../refusal';
import { fenOf } from '../orders/money';
import { agreementOf } from './agreement';
import { offerOf } from './offer';
import type { Asked, Purchase } from './purchases';
import { BANK_TAKES, isLive, refundOf, SENT, statusOf } from './refund-rows';
import type { RefundRow } from './tables';

const DAY = 24 * 3600_000;

/** What would be refunded of a purchase now; a purchase without an order cannot be refunded. */
export function offerFor({ now }: Asked, { order }: Purchase) {
  if (!order) throw rule('没有找到这份合同的付款订单，请联系班主任');
  const { kind, goods_name, amount_fen, paid_at, created_at } = order;
  return offerOf({ kind, goods_name, paid_fen: amount_fen, bought_at: paid_at ?? created_at }, now);
}

/** A card of which the bank says that it takes nothing; in this world, any that ends with these digits. */
const isRefusedCard = (cardNo: string) => cardNo.endsWith('0000');

/** Takes the signature, once: while a refund runs there is nothing to sign. */
export async function sign(
  asked: Asked,
  learnerId: number,
  purchase: Purchase,
  { version, amount, signature }: Omit<SignRefundParams, 'contractId'>,
): Promise<RefundRow> {
  const { db, now } = asked;
  const known = await refundOf(asked, purchase);
  if (known && isLive(known, now)) throw new Refusal(codes.CONTRACT_SIGNED, '退款协议已签署，无需重复签署');
  const offer = offerFor(asked, purchase);
  if (!offer.can_refund) throw rule(offer.reason);
  const agreement = agreementOf(purchase, offer);
  if (version !== agreement.version || amount !== agreement.amount) {
    throw rule('退款金额有更新，请重新阅读协议后再签名');
  }
  const isOrigin = offer.destination === 'origin';
  return insertRow(db, 'refund', {
    learner_id: learnerId,
    contract_id: purchase.contract_id,
    order_no: purchase.order?.order_no ?? '',
    paid_fen: fenOf(offer.rule.paid),
    used_fen: fenOf(offer.used),
    fee_fen: fenOf(offer.fee),
    amount_fen: fenOf(offer.amount),
    destination: offer.destination,
    signature,
    signed_at: now,
    bank_name: '',
    card_tail: '',
    submitted_at: isOrigin ? now : null,
    sent_at: isOrigin ? now + SENT : null,
    outcome: 'arrived',
    failures: '[]',
    withdrawn_at: null,
  });
}

/** Takes the card to which a signed refund, or one that came back, is paid. */
export async function bindCard(
  { db, now }: Asked,
  row: RefundRow,
  { bank_id, card_no }: Omit<BindCardParams, 'contractId'>,
): Promise<RefundRow> {
  const bank = banks.find(({ id }) => id === bank_id);
  if (!bank) throw rule('暂不支持这家银行，请选择其他银行');
  const status = statusOf(row, now);
  const card_tail = card_no.slice(-4);
  const isSame = row.bank_name === bank.name && row.card_tail === card_tail;
  // The same card again: the answer to the first attempt was lost.
  if (status !== 'to_bind' && status !== 'failed') {
    if (isSame) return row;
    if (status === 'withdrawn') throw rule('退款申请已经撤回，不用填写银行卡');
    throw rule('退款已经在处理，不能再修改银行卡');
  }
  const failed = status === 'failed' && row.sent_at !== null ? [row.sent_at + BANK_TAKES] : [];
  return db
    .updateTable('refund')
    .set({
      bank_name: bank.name,
      card_tail,
      submitted_at: row.submitted_at ?? now,
      sent_at: status === 'failed' ? now + DAY : now + SENT,
      outcome: isRefusedCard(card_no) ? 'failed' : 'arrived',
      failures: JSON.stringify([...(JSON.parse(row.failures) as number[]), ...failed]),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes an application back before it is checked. */
export async function withdraw(asked: Asked, row: RefundRow): Promise<RefundRow> {
  const { db, now } = asked;
  const status = statusOf(row, now);
  if (status === 'withdrawn') return row;
  if (status !== 'to_bind' && status !== 'submitted') throw rule('审核已经开始，不能撤回');
  return db
    .updateTable('refund')
    .set({ withdrawn_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
