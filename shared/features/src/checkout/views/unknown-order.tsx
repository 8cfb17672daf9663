import { durationText } from '@suite/kernel/time';
import { Result } from '@suite/ui/base';
import { DO_NOT_PAY_AGAIN } from '../words';
import { CopyButton, CopyButtons } from './copy-button';
import css from './checkout.module.css';

export interface UnknownOrderProps {
  orderNo: string;
  /** Seconds until an unpaid order is closed; undefined when the device's clock cannot tell. */
  remaining: number | undefined;
  trace: () => string;
}

/** The server has not said in time whether the order is paid: paying is off, and asking goes on. */
export function UnknownOrder({ orderNo, remaining, trace }: UnknownOrderProps) {
  return (
    <div className={css.screen}>
      <Result
        state="waiting"
        title="还没有收到支付结果"
        reason={
          <>
            <p className={css.warning} role="alert">
              {DO_NOT_PAY_AGAIN}
            </p>
            <p className={css.sentence}>我们会继续确认，收到结果后自动更新</p>
            {remaining ? (
              <p className={css.sentence}>如果您没有付款，{durationText(remaining)} 后可以重新下单</p>
            ) : null}
            <p className={css.numberText}>订单号 {orderNo}</p>
          </>
        }
        secondary={
          <CopyButtons>
            <CopyButton text={orderNo}>复制订单号</CopyButton>
            <CopyButton text={trace}>复制记录发给老师</CopyButton>
          </CopyButtons>
        }
      />
    </div>
  );
}
