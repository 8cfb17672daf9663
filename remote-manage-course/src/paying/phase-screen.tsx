import { ReturnChoice, UnknownOrder, Verifying, type CheckoutView } from '@suite/features/checkout';
import { Page } from '@suite/ui/base';

/** What became of a payment while its page has nothing else to show; undefined when the goods are shown. */
export function phaseScreen(checkout: CheckoutView) {
  const { phase, order, remaining, trace, problem } = checkout;
  if (phase === 'verifying' || phase === 'paid') {
    return (
      <Page tone="white">
        <Verifying />
      </Page>
    );
  }
  if (phase === 'unknown') {
    return (
      <Page tone="white">
        <UnknownOrder orderNo={order?.order_no ?? ''} remaining={remaining} trace={trace} />
      </Page>
    );
  }
  if (phase !== 'launched' || !checkout.isBack) return undefined;
  const { paidAlready, payAgain, payUrl } = checkout;
  return (
    <Page tone="white">
      <ReturnChoice onPaid={paidAlready} onPayAgain={payAgain} payUrl={payUrl} problem={problem} />
    </Page>
  );
}
