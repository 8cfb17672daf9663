import { yuanOf } from '@suite/api';
import type { CheckoutView } from '../use-checkout';
import { AgreementTick, type Agreement } from './agreement';
import { payAction } from './pay-action';
import { PayBar } from './pay-bar';

export interface CheckoutBarProps {
  checkout: CheckoutView;
  /** Must be ticked before a payment; absent where the order is there already. */
  agreement?: Agreement;
  /** Whether what else the page asks for is filled in; it says what is missing. */
  isReady?: () => boolean;
  /** Whether the prices add up; while they do not, the button reads them again. */
  isSound?: boolean;
  /** Reads the goods again. */
  onReload?: () => void;
}

function problemOf({ isChanged, amount, problem }: CheckoutView, isSound: boolean): string {
  if (!isSound) return '价格信息有误，现在不能支付';
  return isChanged ? `价格有变化，现在需要支付 ${yuanOf(amount)}，请确认` : problem;
}

/** The agreement, the amount and the one button of a purchase; it is the footer of its `Page`. */
export function CheckoutBar({
  checkout,
  agreement,
  isReady = () => true,
  isSound = true,
  onReload,
}: CheckoutBarProps) {
  // An amount that the server has not told is agreed to by nobody.
  const isPayable = isSound && !Number.isNaN(checkout.amount);
  const { words, act, isBusy, isOff } = payAction(checkout, isPayable);
  function take() {
    if (act === 'reload') {
      checkout.askAgain();
      onReload?.();
    } else if (isReady() && (!agreement || agreement.ask())) checkout[act]();
  }
  return (
    <>
      {agreement ? <AgreementTick {...agreement} /> : null}
      <PayBar
        amount={checkout.amount}
        action={words}
        onAction={take}
        isBusy={isBusy}
        isOff={isOff}
        problem={problemOf(checkout, isPayable)}
      />
    </>
  );
}
