import { Notice } from './notice';

/** An order that was not paid in time: the learner can order again. */
export const ClosedOrder = ({ orderNo }: { orderNo: string }) => (
  <Notice title="订单已关闭">
    <p>这笔订单没有按时支付。如果您已付款，请先不要重新下单，我们会自动确认。</p>
    <p>订单号 {orderNo}</p>
  </Notice>
);
