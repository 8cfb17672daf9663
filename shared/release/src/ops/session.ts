import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../http/same-text';

const HOURS = 8;
const NAME = 'suite_ops';

/** A user who has logged in to ops. */
export interface Session {
  /** The name that the user gave, for the audit log. */
  who: string;
  /** A secret in every form, which other sites cannot know. */
  formToken: string;
}

/** Opens and reads sessions. A session is a signed cookie, so any gateway can read it. */
export interface Sessions {
  isToken: (given: string) => boolean;
  /** The `Set-Cookie` of a new session. */
  open: (who: string, secure: boolean) => string;
  /** The `Set-Cookie` that ends it. */
  end: () => string;
  read: (cookies: string | undefined) => Session | undefined;
}

const attributes = 'Path=/ops; HttpOnly; SameSite=Strict';

/** Creates sessions for a token. A new token ends all sessions. */
export function createSessions(token: string, now: () => number = Date.now): Sessions {
  const sign = (text: string) => createHmac('sha256', token).update(text).digest('base64url');

  return {
    isToken: (given) => sameText(given, token),
    open(who, secure) {
      const until = now() + HOURS * 3_600_000;
      const nonce = randomBytes(9).toString('base64url');
      const content = Buffer.from(JSON.stringify({ who, until, nonce })).toString('base64url');
      const value = `${content}.${sign(`session ${content}`)}`;
      return `${NAME}=${value}; ${attributes}; Max-Age=${HOURS * 3600}${secure ? '; Secure' : ''}`;
    },
    end: () => `${NAME}=; ${attributes}; Max-Age=0`,
    read(cookies = '') {
      const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`));
      const [content = '', signature = ''] = pair?.slice(NAME.length + 1).split('.') ?? [];
      if (!content || !sameText(signature, sign(`session ${content}`))) return undefined;
      const { who, until } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
        who: string;
        until: number;
      };
      return until > now() ? { who, formToken: sign(`form ${content}`) } : undefined;
    },
  };
}
