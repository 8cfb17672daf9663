import { durationText } from '@suite/kernel/time';
import { CopyButton } from './copy-button';
import css from './checkout.module.css';

export interface PendingOrderBarProps {
  orderNo: string;
  /** Seconds until the order is closed; undefined when the device's clock cannot tell. */
  remaining: number | undefined;
}

/** An unpaid order: how long it can still be paid, and its number. */
export function PendingOrderBar({ orderNo, remaining }: PendingOrderBarProps) {
  return (
    <section className={css.pending} aria-label="待支付订单">
      <p className={css.left}>
        {remaining === undefined ? (
          '订单待支付，请尽快支付'
        ) : remaining > 0 ? (
          <>
            订单待支付，剩余 <span role="timer">{durationText(remaining)}</span>
          </>
        ) : (
          '订单支付时间已到，正在确认'
        )}
      </p>
      <div className={css.number}>
        <span className={css.numberText}>订单号 {orderNo}</span>
        <CopyButton text={orderNo} label="复制订单号">
          复制
        </CopyButton>
      </div>
    </section>
  );
}
