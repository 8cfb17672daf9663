import { codes } from '@suite/api';
import { CallError, useSession } from '@suite/kernel';
import type { AttemptKey, Server } from './types';

/**
 * Makes calls only while the owner of the answers may be the visitor. Once the server names another learner, the
 * answers wait on the device for their owner, and nothing of the other learner's is merged.
 */
export function inOwnSession(server: Server, owner: AttemptKey['user']): Server {
  const { line } = useSession.getState();
  function check() {
    const now = useSession.getState();
    const isOther = now.line !== line || (now.user !== undefined && String(now.user) !== String(owner));
    if (isOther) throw new CallError('login', codes.LOGIN_REQUIRED, '');
  }
  async function guarded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    check();
    const answer = await call();
    check();
    return answer;
  }
  return {
    ...server,
    read: () => guarded(() => server.read()),
    send: (sheet) => guarded(() => server.send(sheet)),
  };
}
