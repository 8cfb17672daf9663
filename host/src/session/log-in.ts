import { codes, courseId, type DoLoginParams, type UpdateMessengerUserParams } from '@suite/api';
import { isCallError, useSession, type Context, type Line } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import type { Site } from '@suite/kernel/registry';
import {
  authorization,
  loginAnswer,
  looksLikeReturn,
  unifiedLogin,
  withoutForeignAnswer,
  withQuery,
} from './addresses';
import type { Attempt, loginAttempt } from './attempt';
import type { goLoginFlag, loginTries } from './marks';
import { pathAt } from './return-path';

/** How a login went: done, or the visitor is being sent to another page. */
export type LoginOutcome = 'in' | 'leaving';

/** A page that is still here after this time has not been left, in milliseconds. */
const LEAVING_LIMIT = 10_000;

/** Why a login ends in a card: too many tries, no consent, or a browser that keeps no data. */
export type LoginFailure = 'login' | 'refused' | 'storage';

/** What logging in needs of the page and of the provider. */
export interface LoginParts {
  context: Context;
  site: Site;
  flag: Pick<typeof goLoginFlag, 'set' | 'clear'>;
  attempt: typeof loginAttempt;
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

  function giveUp(reason: LoginFailure = 'login'): LoginOutcome {
    const back = pathAt(new URL(href()).hash);
    navigate(places.failure({ reason, back }));
    return 'leaving';
  }

  let leftAt = 0;

  /** Calls that run at the same time find out together that a session is over: they leave once. */
  function goTo(page: Attempt['page']): LoginOutcome {
    if (Date.now() - leftAt < LEAVING_LIMIT) return 'leaving';
    if (!tries.take(useSession.getState().login === 'in')) return giveUp();
    const attempt = parts.attempt.begin(page, new URL(href()).search);
    if (!attempt) return giveUp('storage');
    const { state } = attempt;
    leftAt = Date.now();
    if (page === 'unified') flag.set(state);
    leave((page === 'unified' ? unifiedLogin : authorization)(site, href(), state));
    return 'leaving';
  }

  function bindFirst(error: unknown, bindPath: string): LoginOutcome {
    if (!isCallError(error, 'silent') || error.code !== codes.NOT_BOUND) throw error;
    if (pathAt(new URL(href()).hash) === bindPath) return 'in';
    navigate(bindPath);
    return 'leaving';
  }

  async function withTicket(ticket: string, bindPath: string): Promise<LoginOutcome> {
    try {
      const { jwt } = await parts.exchange({ token: ticket, appid: site.login.appId });
      keepToken(jwt);
      return 'in';
    } catch (error) {
      return bindFirst(error, bindPath);
    } finally {
      flag.clear();
    }
  }

  async function withMessengerCode(code: string, line: Line, bindPath: string): Promise<LoginOutcome> {
    try {
      const { openid } = await parts.updateMessengerUser({ code, scope: 'snsapi_userinfo' });
      const type = line === 'management' ? { type: courseId.GL } : {};
      const { token } = await parts.doLogin({ openId: openid, ...type });
      keepToken(token);
      return 'in';
    } catch (error) {
      if (isCallError(error, 'silent') && error.code === codes.CODE_EXPIRED) return goTo('messenger');
      return bindFirst(error, bindPath);
    }
  }

  return {
    /** Whether the visitor comes from a login page, or from a link that looks like it. */
    isReturning(): boolean {
      const answer = loginAnswer(href());
      return looksLikeReturn(answer) || parts.attempt.isOurs(answer.state);
    },

    /**
     * Finishes the login of a visitor who comes back from a login page. An answer to an attempt that this tab
     * has not begun is thrown away: a link with another person's answer must not change who is here.
     */
    async finish(line: Line, bindPath: string): Promise<LoginOutcome> {
      const { code, ticket, state } = loginAnswer(href());
      const attempt = parts.attempt.take(state);
      // Even if the exchange fails, the answer must not stay in an address that is shared or reported.
      rewrite(attempt ? withQuery(href(), attempt.query) : withoutForeignAnswer(href()));
      if (attempt?.page === 'unified' && ticket) return withTicket(ticket, bindPath);
      if (attempt?.page !== 'messenger') return 'in';
      if (code) return withMessengerCode(code, line, bindPath);
      // A visit begins to enter its first page before there is a router to lead elsewhere.
      await Promise.resolve();
      return giveUp('refused');
    },

    /** Sends a visitor whom the provider does not know to a login page. */
    logIn(): LoginOutcome {
      if (context === 'shell') return giveUp();
      return goTo(inMessenger ? 'messenger' : 'unified');
    },

    /** The visitor has gone back from a login page, to a page that still waits to be left. */
    cameBack(): void {
      if (leftAt) giveUp('refused');
      leftAt = 0;
    },

    /** Leaves for the provider's login page. */
    toUnifiedLogin: () => goTo('unified'),
  };
}

/** What `createLogin` makes. */
export type Login = ReturnType<typeof createLogin>;
