import type { Order } from '@suite/api';
import { Notice } from './notice';

export interface ClosedOrderProps {
  orderNo: string;
  order: Order | null;
}

/** An order that was not paid in time, or was paid and given back: the learner can order again. */
export const ClosedOrder = ({ orderNo, order }: ClosedOrderProps) => {
  const isRefunded = order?.status === 'refunded';
  return (
    <Notice title={isRefunded ? '订单已退款' : '订单已关闭'}>
      <p>
        {isRefunded
          ? '这笔订单已经退款。'
          : '这笔订单没有按时支付。如果您已付款，请先不要重新下单，我们会自动确认。'}
      </p>
      <p>订单号 {orderNo}</p>
    </Notice>
  );
};
