import css from './payment.module.css';

/** An order that was not paid in time: nothing was charged, and the learner can order again. */
export function ClosedOrder({ orderNo }: { orderNo: string }) {
  return (
    <section className={css.notice} aria-label="订单已关闭">
      <h2 className={css.noticeTitle}>订单已关闭</h2>
      <p className={css.noticeText}>这笔订单没有按时支付。如果您已付款，请先不要重新下单，我们会自动确认。</p>
      <p className={css.noticeText}>订单号 {orderNo}</p>
    </section>
  );
}
