import type { Order } from '@suite/api';
import type { CheckoutView } from '../use-checkout';
import { CopyButton, CopyButtons } from './copy-button';
import { Notice } from './notice';

export type ClosedOrderProps = Pick<CheckoutView, 'orderNo' | 'order' | 'trace'>;

const titleOf = (order: Order | null): string =>
  order === null ? '没有查到这笔订单' : order.status === 'refunded' ? '订单已退款' : '订单已关闭';

const sentenceOf = (order: Order | null): string => {
  if (order === null) return '如果您已付款，请先不要重新下单，把记录发给老师核对；没有付款可以重新下单。';
  if (order.closed_reason) return order.closed_reason;
  return order.status === 'refunded'
    ? '这笔订单已经退款。'
    : '这笔订单没有按时支付。如果您已付款，请先不要重新下单，我们会自动确认。';
};

/** An order that was not paid in time, was paid and given back, or is not known: the learner can order again. */
export const ClosedOrder = ({ orderNo, order, trace }: ClosedOrderProps) => (
  <Notice title={titleOf(order)}>
    <p>{sentenceOf(order)}</p>
    <p>订单号 {orderNo}</p>
    {order === null ? (
      <CopyButtons>
        <CopyButton text={orderNo}>复制订单号</CopyButton>
        <CopyButton text={trace}>复制记录发给老师</CopyButton>
      </CopyButtons>
    ) : null}
  </Notice>
);
