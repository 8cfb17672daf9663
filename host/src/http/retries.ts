/** Pauses before the second and the third try, in milliseconds. */
export const RETRY_PAUSES = [400, 1200];

/** Whether no answer came at all: not a status, not a time-out, not a request that the page gave up. */
export const isNetworkFailure = (error: unknown): boolean =>
  (error as { code?: string; response?: unknown }).code === 'ERR_NETWORK' &&
  !(error as { response?: unknown }).response;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Sends again, with growing pauses, what the network lost. For reads only. */
export async function withRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const time of RETRY_PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!isNetworkFailure(error)) throw error;
      await pause(time);
    }
  }
  return send();
}
