import { createAnswering, type AttemptKey } from '../answering';
import { openPaper } from './kinds';

/**
 * Brings what the device has of an attempt to the server, without a page: hands in or saves, and lists what did not
 * count of one that is over. Throws what the calls have thrown.
 */
export async function deliver(key: AttemptKey): Promise<void> {
  const paper = await openPaper(key);
  if (paper) await createAnswering({ key, ...paper }).deliver();
}
