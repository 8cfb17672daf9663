import { codes, type CreatePaymentParams, type Payment } from '@suite/api';
import { insert } from '../../../db/queries';
import { cashierPath } from '../../../providers/pay/cashier-path';
import { createPrepay, payParams } from '../../../providers/pay/prepay';
import { Refusal } from '../../refusal';
import { isGiven, learnOrders, rivalsOf } from './book-payment';
import { type Asked, closeAttempts, closeOrder, isOver, note, orderOfNo } from './order-rows';
import type { OrderRow } from './tables';

/** Why an order cannot be paid; undefined if it can. */
function whyUnpayable({ status }: OrderRow): Refusal | undefined {
  if (status === 'paid') return new Refusal(codes.ALREADY_BOUGHT, '订单已支付，无需重复支付');
  if (status === 'refunded') return new Refusal(codes.ORDER_CLOSED, '订单已退款');
  return status === 'closed' ? new Refusal(codes.ORDER_CLOSED, '订单已关闭，请重新下单') : undefined;
}

async function newAttempt({ db, now }: Asked, order_no: string, channel: Payment['channel']) {
  const { count } = await db
    .selectFrom('attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow();
  const attempt_no = `${order_no}-${count + 1}`;
  await insert(db, 'attempt', {
    order_no,
    attempt_no,
    channel,
    state: 'open',
    created_at: now,
    ended_at: null,
  });
  return attempt_no;
}

/**
 * Opens an attempt to pay an order and closes the one before, after the payment service was asked about
 * it. A refusal is returned, because what was learnt by that has to be kept.
 */
export async function startPayment(
  asked: Asked,
  given: OrderRow,
  { channel, return_url = '' }: Pick<CreatePaymentParams, 'channel' | 'return_url'>,
  world: string,
): Promise<Payment | Refusal> {
  await learnOrders(asked, given.learner_id);
  let order = (await orderOfNo(asked.db, given.order_no)) ?? given;
  if (isOver(order, asked.now)) {
    await closeOrder(asked, order.order_no, 'expired');
    order = { ...order, status: 'closed' };
  }
  const refusal = whyUnpayable(order);
  if (refusal) return refusal;
  if (await isGiven(asked, order)) {
    await closeOrder(asked, order.order_no, 'replaced');
    return new Refusal(codes.ALREADY_BOUGHT, '您已购买，可直接去学习');
  }
  // Two selections of books may share a book: only one of the orders can be paid at a time.
  for (const rival of await rivalsOf(asked, order)) await closeAttempts(asked, rival.order_no);
  await closeAttempts(asked, order.order_no);
  const attempt_no = await newAttempt(asked, order.order_no, channel);
  await note(asked, order.order_no, 'attempt', `${attempt_no} ${channel}`);
  const prepay = await createPrepay(asked, {
    tradeNo: attempt_no,
    orderNo: order.order_no,
    title: order.goods_name,
    fen: order.amount_fen,
    until: order.expires_at,
  });
  const isOutside = channel === 'browser';
  return {
    attempt_no,
    channel,
    state: 'open',
    pay_params: isOutside ? null : payParams(prepay, asked.now),
    pay_url: isOutside ? `${world}${cashierPath(prepay, return_url)}` : '',
  };
}
