import type { PayChannel, Payment } from '@suite/api';
import { platform, type Context, type PayOutcome } from '@suite/kernel';
import { openCashier } from './browser';
import { openShellSheet } from './shell';

/** How an attempt ended; undefined when the page is left for it. */
export type ChannelOutcome = PayOutcome | 'no-bridge' | undefined;

/** Where an order is paid is a matter of where the page runs, never of its route. */
export function channelIn(context: Context): PayChannel {
  if (context === 'shell') return 'shell';
  return context === 'browser' ? 'browser' : 'messenger';
}

/** Lets the learner pay. It never changes to another channel. */
export async function openChannel({
  channel,
  pay_params: params,
  pay_url: url,
}: Payment): Promise<ChannelOutcome> {
  if (channel === 'browser') return openCashier(url);
  if (!params) return 'unknown';
  return channel === 'shell' ? openShellSheet(params) : platform().messenger.pay(params);
}

export { markReturn, returnedOrder } from './browser';
