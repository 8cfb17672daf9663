import { platform } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { channelIn, markReturn, openChannel, returnedOrder } from './channels';
import { leaseOf } from './lease';
import { recordOf, type Purchase } from './record';
import { traceOf } from './run/trace';
import type { CheckoutCalls, Clock, CheckoutDeps } from './run/types';

const clock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Random enough that two devices of one learner never make the same key. */
const newKey = () => {
  const parts = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(parts, (part) => part.toString(36)).join('');
};

/** A purchase on a real page. */
export function browserDeps(
  purchase: Purchase,
  calls: CheckoutCalls,
  told: Pick<CheckoutDeps, 'onPaid' | 'onRefused'>,
): CheckoutDeps {
  return {
    calls,
    record: recordOf(purchase),
    lease: leaseOf(purchase, newKey()),
    trace: traceOf(purchase),
    clock,
    here: channelIn(platform().context),
    openChannel,
    returnUrl: (orderNo) => markReturn(window.location.href, orderNo),
    returnedOrder: () => returnedOrder(window.location.href),
    isVisible: () => document.visibilityState === 'visible',
    newKey,
    reload: () => window.location.reload(),
    hush: Toast.clear,
    ...told,
    report: (error) => platform().report(error),
  };
}
