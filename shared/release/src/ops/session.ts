import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../http/same-text';

const HOURS = 8;
const NAME = 'suite_ops';

/** How long a session lasts, in ms. */
export const SESSION_LIFE = HOURS * 3_600_000;

/** A user who has logged in to ops. */
export interface Session {
  /** Names it in the list of sessions; it is no secret. */
  id: string;
  /** The name that the user gave, for the audit log. */
  who: string;
  /** A secret in every form, which other sites cannot know. */
  formToken: string;
}

/** Opens and reads sessions. A session is a signed cookie, so any gateway can read it. */
export interface Sessions {
  isToken: (given: string) => boolean;
  /** A new session: its id and its `Set-Cookie`. */
  open: (who: string, secure: boolean) => { id: string; cookie: string };
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
      const until = now() + SESSION_LIFE;
      const id = randomBytes(9).toString('base64url');
      const content = Buffer.from(JSON.stringify({ who, until, id })).toString('base64url');
      const value = `${content}.${sign(`session ${content}`)}`;
      const life = `Max-Age=${HOURS * 3600}${secure ? '; Secure' : ''}`;
      return { id, cookie: `${NAME}=${value}; ${attributes}; ${life}` };
    },
    end: () => `${NAME}=; ${attributes}; Max-Age=0`,
    read(cookies = '') {
      const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`));
      const [content = '', signature = ''] = pair?.slice(NAME.length + 1).split('.') ?? [];
      if (!content || !sameText(signature, sign(`session ${content}`))) return undefined;
      const { id, who, until } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
        id: string;
        who: string;
        until: number;
      };
      return until > now() ? { id, who, formToken: sign(`form ${content}`) } : undefined;
    },
  };
}
