import { NO_BRIDGE, platform, type PayOutcome, type PayParams } from '@suite/kernel';

/** The app's code for a pay sheet that the learner has closed. */
const CANCELLED = 2;

/** Its code for a payment that was not made. */
const FAILED = 1;

/** Opens the app's pay sheet, and waits as long as the learner needs. */
export async function openShellSheet(params: PayParams): Promise<PayOutcome | 'no-bridge'> {
  try {
    await platform().shell.call('pay', params, 0);
    return 'paid';
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === NO_BRIDGE) return 'no-bridge';
    if (code === CANCELLED) return 'cancelled';
    // Without an answer, or in words of its own, the app may have taken the money.
    return code === FAILED ? 'failed' : 'unknown';
  }
}
