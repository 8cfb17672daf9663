import { platform } from '@suite/kernel';
import { newId } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { channelIn, markReturn, openChannel, returnedOrder } from './channels';
import { leaseOf } from '../sending/lease';
import { leaseName, recordOf, type Purchase } from './record';
import { traceOf } from './run/trace';
import type { CheckoutCalls, Clock, Surroundings } from './run/types';

const clock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** A purchase on a real page. */
export function browserSurroundings(
  purchase: Purchase,
  calls: CheckoutCalls,
  told: Pick<Surroundings, 'onPaid' | 'onRefused'>,
): Surroundings {
  return {
    calls,
    record: recordOf(purchase),
    lease: leaseOf(leaseName(purchase), newId()),
    trace: traceOf(purchase),
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
