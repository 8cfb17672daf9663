import { platform } from '@suite/kernel';
import { newId } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { leaseOf } from '../sending';
import { channelIn, markReturn, openChannel, returnedOrder } from './channels';
import { leaseName, purchaseId, purchases, traces, type Purchase } from './purchases';
import { traceIn } from './run/trace';
import type { CheckoutCalls, CheckoutDeps, Clock } from './run/types';

const clock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** A purchase on a real page. */
export function browserDeps(
  purchase: Purchase,
  calls: CheckoutCalls,
  told: Pick<CheckoutDeps, 'onPaid' | 'onRefused'>,
): CheckoutDeps {
  const { owner } = purchase;
  const id = purchaseId(purchase);
  return {
    calls,
    record: purchases.of(owner, id),
    lease: leaseOf(leaseName(owner, id), newId()),
    trace: traceIn(traces.of(owner, id)),
    clock,
    here: channelIn(platform().context),
    openChannel,
    returnUrl: (orderNo) => markReturn(window.location.href, orderNo),
    returnedOrder: () => returnedOrder(window.location.href),
    isVisible: () => document.visibilityState === 'visible',
    newKey: newId,
    reload: () => window.location.reload(),
    hush: Toast.clear,
    ...told,
    report: (error) => platform().report(error),
  };
}
