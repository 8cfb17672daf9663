/** Pauses before the second and the third try, in milliseconds. */
export const RETRY_PAUSES = [400, 1200];

/** Whether the network failed: no status arrived, no time-out passed, and the page did not cancel. */
export const isNetworkFailure = (error: unknown): boolean =>
  (error as { code?: string; response?: unknown }).code === 'ERR_NETWORK' &&
  !(error as { response?: unknown }).response;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Repeats a request that the network lost, with growing pauses. For reads only. A phone that is offline, as it says, is
 * told at once: its pages ask again when it is back.
 */
export async function withRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const time of RETRY_PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isNetworkFailure(error) || !navigator.onLine) throw error;
      await pause(time);
    }
  }
  return send();
}
