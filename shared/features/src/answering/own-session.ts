import { codes } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import type { Provider } from './types';

/**
 * Makes calls only in the session in which the paper was opened. In a later one another learner may be logged in:
 * the answers wait on the device for their owner, and nothing of the other learner's is merged.
 */
export function inOwnSession(provider: Provider): Provider {
  const session = useSession.getState();
  function check() {
    if (useSession.getState() !== session) throw new CallError('login', codes.LOGIN_REQUIRED, '');
  }
  async function guarded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    check();
    const answer = await call();
    check();
    return answer;
  }
  return {
    ...provider,
    read: () => guarded(() => provider.read()),
    send: (sheet) => guarded(() => provider.send(sheet)),
  };
}
