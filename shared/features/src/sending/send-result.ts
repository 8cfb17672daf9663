import { CallError } from '@suite/kernel';
import type { SendResult } from '@suite/kernel/records';

/** What became of a call: the server's no is told apart from a network, a login or a server that fails. */
export async function sendResult<Answer>(call: Promise<Answer>): Promise<SendResult<Answer>> {
  try {
    return { state: 'sent', answer: await call };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { kind, code, message } = error;
    return kind === 'silent' || kind === 'shown'
      ? { state: 'refused', code, words: message }
      : { state: 'noAnswer' };
  }
}
