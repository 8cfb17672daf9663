import { sendMessage, type SendMessageParams } from '@suite/api';
import type { WorldUnderTest } from './world-under-test';

/** Asks for a code and reads it in the inbox. */
export async function codeFor(
  under: WorldUnderTest,
  mobile: string,
  type: SendMessageParams['type'],
): Promise<string> {
  await under.data(sendMessage, { mobile, type });
  const { code } = await under.world.db
    .selectFrom('sms')
    .select('code')
    .where('mobile', '=', mobile)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return code;
}
