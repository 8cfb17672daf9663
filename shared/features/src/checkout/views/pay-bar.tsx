import { yuanOf, type Fen } from '@suite/api';
import { Problem } from '@suite/ui';
import { Button } from '@suite/ui/base';
import css from './checkout.module.css';

export interface PayBarProps {
  /** Absent as long as nothing is chosen. */
  amount: Fen | undefined;
  /** What the button says: 立即支付, 继续支付, 去学习. */
  action: string;
  onAction: () => void;
  /** The amount is being ordered or asked about. */
  isBusy?: boolean;
  isOff?: boolean;
  /** Why it went wrong, or why the button is off. */
  problem?: string;
}

/** What is to be paid and the one button of a payment page; it is the footer of its `Page`. */
export function PayBar({ amount, action, onAction, isBusy, isOff, problem = '' }: PayBarProps) {
  return (
    <>
      <Problem text={problem} />
      <div className={css.bar}>
        <p className={css.payable}>
          <span className={css.caption}>应付</span>
          <span className={css.price}>{amount === undefined ? '—' : yuanOf(amount)}</span>
        </p>
        <Button className={css.pay} loading={isBusy} disabled={isOff} onClick={onAction}>
          {action}
        </Button>
      </div>
    </>
  );
}
