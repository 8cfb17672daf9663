import { ReturnChoice, UnknownOrder, Verifying, type CheckoutView } from '@suite/features/checkout';
import { Page } from '@suite/ui/base';
import type { ReactNode } from 'react';

function content(checkout: CheckoutView): ReactNode {
  const { phase, order, remaining, trace, isBack, payUrl, problem } = checkout;
  if (phase === 'verifying' || phase === 'paid') return <Verifying />;
  if (phase === 'unknown')
    return <UnknownOrder orderNo={order?.order_no ?? ''} remaining={remaining} trace={trace} />;
  if (phase !== 'launched' || !isBack) return null;
  const { paidAlready, payAgain } = checkout;
  return <ReturnChoice onPaid={paidAlready} onPayAgain={payAgain} payUrl={payUrl} problem={problem} />;
}

/** The screens of a purchase that take the place of its goods; null while the goods are to be shown. */
export function phaseScreen(checkout: CheckoutView): ReactNode {
  const screen = content(checkout);
  return screen ? <Page tone="white">{screen}</Page> : null;
}
