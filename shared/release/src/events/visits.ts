import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../http/same-text';

const NAME = 'suite_visit';

/** How long a page may report on its loading, in s. */
const LIFE = 2 * 3600;

/** Gives each opened page a token, and recognises it in what the page reports. */
export interface Visits {
  /** The `Set-Cookie` of a page that is opened now. */
  open: (secure: boolean) => string;
  /** The visit that a report belongs to; undefined when it brings no token, or one that is forged or too old. */
  read: (cookies: string | undefined) => string | undefined;
}

/**
 * Creates visits for a secret, which all gateways of a suite have to share. A token is a number and a time: it says
 * nothing about the visitor, and no page can read it.
 */
export function createVisits(secret: string, now: () => number = Date.now): Visits {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`visit ${text}`).digest('base64url').slice(0, 22);
  const own = randomBytes(9).toString('base64url');
  let opened = 0;

  return {
    open(secure) {
      const until = Math.floor(now() / 1000) + LIFE;
      const content = `${until.toString(36)}-${own}-${(opened++).toString(36)}`;
      const attributes = `Path=/events; HttpOnly; SameSite=Strict; Max-Age=${LIFE}${secure ? '; Secure' : ''}`;
      return `${NAME}=${content}.${sign(content)}; ${attributes}`;
    },
    read(cookies = '') {
      const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${NAME}=`));
      const [content = '', signature = ''] = pair?.slice(NAME.length + 1).split('.') ?? [];
      if (!content || !sameText(signature, sign(content))) return undefined;
      return parseInt(content, 36) * 1000 > now() ? content : undefined;
    },
  };
}
