import { refusalOf } from '@suite/api';
import { CallError } from '@suite/kernel';
import type { SendResult } from '@suite/kernel/records';

/** What became of a call: the server's no is told apart from a network, a login or a server that fails. */
export async function sendResult<Answer>(call: Promise<Answer>): Promise<SendResult<Answer>> {
  try {
    return { state: 'sent', answer: await call };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refusal = refusalOf(error);
    return refusal ? { state: 'refused', code: refusal.code, words: refusal.text } : { state: 'noAnswer' };
  }
}
