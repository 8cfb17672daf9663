import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../messages/catalogue';
import type { ChangeRecord } from './state';
import { changeInWords } from './change-in-words';

interface Notice extends ChangeRecord {
  words: Record<Language, string>;
}

/** How long one try may take, and the pauses before the next ones, in ms. */
const ANSWER = 1500;
const PAUSES = [300, 1500];

/** The signature of a notice: by it and the time the receiver tells a real notice from a made or repeated one. */
export const noticeSignature = (secret: string, time: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

async function post(url: string, secret: string, id: string, body: string): Promise<void> {
  const time = String(Math.floor(Date.now() / 1000));
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-suite-id': id,
      'x-suite-time': time,
      'x-suite-signature': noticeSignature(secret, time, body),
    },
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

/**
 * Tells the webhook of `SUITE_WEBHOOK` of a change, signed by `SUITE_WEBHOOK_SECRET`. The change is done by
 * then, so a failure is only said: this never rejects, and nothing waits for it.
 */
export async function sendNotice(
  record: ChangeRecord,
  env: NodeJS.ProcessEnv = process.env,
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  const { SUITE_WEBHOOK: url, SUITE_WEBHOOK_SECRET: secret } = env;
  const { revision, change } = record;
  // Uploading and clearing out change nothing for visitors.
  if (!url || change.kind === 'upload' || change.kind === 'clear') return;
  // The address of a chat has a secret in it, and `fetch` repeats an address that it cannot use.
  const failed = (fault: unknown) =>
    console.error(
      `SUITE_WEBHOOK: no notice of revision ${revision} (${(fault as Error).message.replaceAll(url, 'the address')})`,
    );
  if (!secret) return failed(new Error('SUITE_WEBHOOK_SECRET is missing, and notices are always signed'));
  const id = randomUUID();
  const words = { en: changeInWords(change, 'en'), zh: changeInWords(change, 'zh') };
  const body = JSON.stringify({ ...record, words } satisfies Notice);
  for (const wait of [...pauses, undefined]) {
    try {
      return await post(url, secret, id, body);
    } catch (error) {
      if (wait === undefined) return failed(error);
      await pause(wait);
    }
  }
}
