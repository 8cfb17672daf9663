import { createAnswering, errorKind, type AttemptKey } from '../answering';
import { openPaper } from './kinds';

/**
 * Brings what the device has of an attempt to the server, without a page: hands in or saves, and lists what did not
 * count of one that is over. True if it is to be tried again soon.
 */
export async function deliver(key: AttemptKey): Promise<boolean> {
  try {
    const paper = await openPaper(key);
    return !!paper && (await createAnswering({ key, ...paper }).deliver());
  } catch (error) {
    return errorKind(error) === 'network';
  }
}
