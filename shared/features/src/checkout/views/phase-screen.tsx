import { Page } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { CheckoutView } from '../use-checkout';
import { ReturnChoice } from './return-choice';
import { UnknownOrder } from './unknown-order';
import { Verifying } from './verifying';

function content({ phase, isBack, ...checkout }: CheckoutView): ReactNode {
  const { orderNo, remaining, trace, paidAlready, payAgain, payUrl, problem, isLeased } = checkout;
  if (phase === 'verifying' || phase === 'paid') return <Verifying />;
  if (phase === 'unknown') return <UnknownOrder orderNo={orderNo} remaining={remaining} trace={trace} />;
  if (phase !== 'launched' || !isBack) return null;
  return (
    <ReturnChoice
      onPaid={paidAlready}
      onPayAgain={payAgain}
      payUrl={payUrl}
      problem={problem}
      isOff={!isLeased}
    />
  );
}

/** The screens of a purchase that take the place of its goods; null while the goods are to be shown. */
export function phaseScreen(checkout: CheckoutView): ReactNode {
  const screen = content(checkout);
  return screen ? <Page tone="white">{screen}</Page> : null;
}
