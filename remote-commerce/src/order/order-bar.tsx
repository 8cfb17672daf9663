import { yuanOf } from '@suite/api';
import { PayBar, type CheckoutView } from '@suite/features/checkout';

interface OrderBarProps {
  checkout: CheckoutView;
  /** What must be done before the first payment; false keeps the button from paying. */
  mayPay?: () => boolean;
}

const wordsOf = ({ phase, canPay, isChanged, order }: CheckoutView): string => {
  if (phase === 'closed') return '重新下单';
  if (isChanged) return '确认并支付';
  return canPay && !order ? '立即支付' : '继续支付';
};

/** The amount and the one button of a purchase. */
export function OrderBar({ checkout, mayPay = () => true }: OrderBarProps) {
  const { phase, canPay, isChanged, amount, problem } = checkout;
  function take() {
    if (!mayPay()) return;
    if (isChanged) checkout.accept();
    else if (canPay) checkout.pay();
    else checkout.payAgain();
  }
  return (
    <PayBar
      amount={amount}
      action={wordsOf(checkout)}
      onAction={take}
      isBusy={phase === 'creating' || phase === 'launched'}
      isOff={phase === 'idle' && !canPay}
      problem={isChanged ? `金额有变化，现在需要支付 ${yuanOf(amount)}，请确认` : problem}
    />
  );
}
