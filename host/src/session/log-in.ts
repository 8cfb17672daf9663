import { codes, courseId, type DoLoginParams, type UpdateMessengerUserParams } from '@suite/api';
import { isCallError, type Context, type Line } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import type { Site } from '@suite/kernel/registry';
import { authorization, loginAnswer, unifiedLogin, withoutLogin } from './addresses';
import type { goLoginFlag, loginTries } from './marks';
import { pathAt } from './return-path';

/** How a login went: done, or the visitor is being sent to another page. */
export type LoginOutcome = 'in' | 'leaving';

/** What logging in needs of the page and of the provider. */
export interface LoginParts {
  context: Context;
  site: Site;
  flag: typeof goLoginFlag;
  tries: Pick<typeof loginTries, 'take'>;
  href: () => string;
  /** Leaves for another site. */
  leave: (address: string) => void;
  /** Changes the address without loading it. */
  rewrite: (address: string) => void;
  /** Goes to a page of the suite. */
  navigate: (path: string) => void;
  keepToken: (token: string) => void;
  exchange: (params: { token: string; appid: string }) => Promise<{ jwt: string }>;
  updateMessengerUser: (params: UpdateMessengerUserParams) => Promise<{ openid: string }>;
  doLogin: (params: DoLoginParams) => Promise<{ token: string }>;
}

/** The ways to log in, by context and by what a login page sent back. */
export function createLogin(parts: LoginParts) {
  const { context, site, flag, tries, href, leave, rewrite, navigate, keepToken } = parts;
  const inMessenger = context === 'messenger' || context === 'desktop-messenger';

  function giveUp(): LoginOutcome {
    const back = pathAt(new URL(href()).hash);
    navigate(places.failure({ reason: 'login', back }));
    return 'leaving';
  }

  function goTo(address: string): LoginOutcome {
    if (!tries.take()) return giveUp();
    leave(address);
    return 'leaving';
  }

  /** Leaves for the provider's login page; the flag lets the suite accept the ticket that comes back. */
  function toUnifiedLogin(): LoginOutcome {
    flag.set();
    return goTo(unifiedLogin(site, href()));
  }

  function bindFirst(error: unknown, bindPath: string): LoginOutcome {
    if (!isCallError(error, 'silent') || error.code !== codes.NOT_BOUND) throw error;
    navigate(bindPath);
    return 'leaving';
  }

  /** Exchanges the login provider's ticket for a token; does no more when there is no ticket. */
  async function exchangeTicket(bindPath: string): Promise<LoginOutcome> {
    const { ticket } = loginAnswer(href());
    if (!ticket) return 'in';
    // Even if the exchange fails, the ticket must not stay in an address that is shared or reported.
    rewrite(withoutLogin(href()));
    if (!flag.isSet()) return 'in';
    try {
      const { jwt } = await parts.exchange({ token: ticket, appid: site.login.appId });
      keepToken(jwt);
      flag.clear();
      return 'in';
    } catch (error) {
      const outcome = bindFirst(error, bindPath);
      flag.clear();
      return outcome;
    }
  }

  async function withMessengerCode(code: string, line: Line, bindPath: string): Promise<LoginOutcome> {
    rewrite(withoutLogin(href()));
    try {
      const { openid } = await parts.updateMessengerUser({ code, scope: 'snsapi_userinfo' });
      const type = line === 'management' ? { type: courseId.GL } : {};
      const { token } = await parts.doLogin({ openId: openid, ...type });
      keepToken(token);
      return 'in';
    } catch (error) {
      if (isCallError(error, 'silent') && error.code === codes.CODE_EXPIRED) {
        return goTo(authorization(site, href()));
      }
      return bindFirst(error, bindPath);
    }
  }

  /** Logs in a visitor whom the provider does not know. */
  async function logIn(line: Line, bindPath: string): Promise<LoginOutcome> {
    if (context === 'shell') return giveUp();
    if (!inMessenger) return toUnifiedLogin();
    const { code } = loginAnswer(href());
    return code ? withMessengerCode(code, line, bindPath) : goTo(authorization(site, href()));
  }

  return { exchangeTicket, logIn, toUnifiedLogin };
}

/** What `createLogin` makes. */
export type Login = ReturnType<typeof createLogin>;
