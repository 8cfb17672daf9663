import { codes } from '@suite/api';
import { CallError, useSession, type Context, type Line } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import type { Site } from '@suite/kernel/site';
import {
  authorization,
  loginAnswer,
  looksLikeReturn,
  unifiedLogin,
  withoutForeignAnswer,
  withQuery,
} from './addresses';
import type { Attempt, Exchanged, loginAttempt } from './attempt';
import { exchangeOf, LoginPending, type ExchangeCalls } from './exchange';
import type { goLoginFlag, loginTries } from './marks';
import { pathAt } from './return-path';

/** How a login went: done, or the visitor is being sent to another page. */
export type LoginOutcome = 'in' | 'leaving';

/** A page that is still here after this time has not been left, in milliseconds. */
const LEAVING_LIMIT = 10_000;

/** How often an exchange without an answer is made before the visitor has to log in anew. */
const MOST_EXCHANGES = 3;

/** Why a login ends in a card: too many tries, an answer that came to nothing, no consent, a browser that keeps no data. */
export type LoginFailure = 'login' | 'expired' | 'refused' | 'storage';

/** What logging in needs of the page and of the provider. */
export interface LoginParts extends ExchangeCalls {
  context: Context;
  /** The course line of the document. */
  line: Line;
  site: Site;
  flag: Pick<typeof goLoginFlag, 'set' | 'clear'>;
  attempt: typeof loginAttempt;
  tries: Pick<typeof loginTries, 'take'>;
  href: () => string;
  /** Whether another tab has logged in or out in the line since this page began, but for a token of its own. */
  isTokenReplaced: (line: Line, own?: string) => boolean;
  reload: () => void;
  /** Leaves for another site. */
  leave: (address: string) => void;
  /** Changes the address without loading it. */
  rewrite: (address: string) => void;
  /** Goes to a page of the suite. */
  navigate: (path: string) => void;
  keepToken: (line: Line, token: string) => void;
}

/** The ways to log in, by context and by what a login page sent back. */
export function createLogin(parts: LoginParts) {
  const { context, line, site, flag, tries, href, leave, rewrite, navigate, keepToken } = parts;
  const inMessenger = context === 'messenger' || context === 'desktop-messenger';

  function giveUp(reason: LoginFailure = 'login'): LoginOutcome {
    const back = pathAt(new URL(href()).hash);
    navigate(links.failure({ reason, back }));
    return 'leaving';
  }

  let leftAt = 0;

  /** Calls that run at the same time find out together that a session is over: they leave once. */
  function goTo(page: Attempt['page']): LoginOutcome {
    if (Date.now() - leftAt < LEAVING_LIMIT) return 'leaving';
    // Only the login of before is over; reading the page again takes the one of the other tab.
    if (parts.isTokenReplaced(line)) {
      parts.reload();
      return 'leaving';
    }
    if (!tries.take(useSession.getState().login === 'in')) return giveUp();
    const attempt = parts.attempt.begin({ page, line, query: new URL(href()).search });
    if (!attempt) return giveUp('storage');
    const { state } = attempt;
    leftAt = Date.now();
    if (page === 'unified') flag.set(state);
    leave((page === 'unified' ? unifiedLogin : authorization)(site, href(), state));
    return 'leaving';
  }

  function bindFirst(bindPath: string): LoginOutcome {
    if (pathAt(new URL(href()).hash) === bindPath) return 'in';
    navigate(bindPath);
    return 'leaving';
  }

  const withExchange = (made: Exchanged | undefined) => {
    const token = made && exchangeOf(made, site, parts);
    return token && { ...made, token };
  };

  /** The exchange that was begun, also before a reload, and has neither brought a token nor been refused. */
  let pending = withExchange(parts.attempt.exchanged());

  /** Makes the exchange. One without an answer is kept for the next try, for the provider may not have had it. */
  async function settle(bindPath: string): Promise<LoginOutcome> {
    const made = pending as NonNullable<typeof pending>;
    pending = undefined;
    made.left--;
    parts.attempt.keep(made);
    const answered = () => made.page === 'unified' && flag.clear();
    try {
      const token = await made.token();
      answered();
      // A learner who has logged in meanwhile, in another tab, stays.
      if (parts.isTokenReplaced(made.line, token)) {
        parts.reload();
        return 'leaving';
      }
      keepToken(made.line, token);
      return 'in';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { kind, code } = error;
      if (kind !== 'service') answered();
      if (code === codes.NOT_BOUND) return bindFirst(bindPath);
      if (code === codes.CODE_EXPIRED && made.page === 'messenger') return goTo('messenger');
      // The client has sent the visitor to the provider's login already.
      if (code === codes.LOGIN_REQUIRED) return 'leaving';
      if (kind === 'login') return giveUp('expired');
      if (made.left < 1) return giveUp();
      pending = made;
      throw new LoginPending(error);
    } finally {
      if (!pending) parts.attempt.drop();
    }
  }

  return {
    /** Whether the visitor comes from a login page, or from a link that looks like it, and that is not settled. */
    isReturning(): boolean {
      const answer = loginAnswer(href());
      return !!pending || looksLikeReturn(answer) || parts.attempt.isOurs(answer.state);
    },

    /**
     * Finishes the login of a visitor who comes back from a login page. An answer to an attempt that this tab
     * has not begun is thrown away: a link with another person's answer must not change who is here.
     */
    async finish(bindPath: string): Promise<LoginOutcome> {
      const answer = loginAnswer(href());
      const attempt = parts.attempt.take(answer.state);
      // Even if the exchange fails, the answer must not stay in an address that is shared or reported.
      rewrite(attempt ? withQuery(href(), attempt.query) : withoutForeignAnswer(href()));
      if (attempt) pending = withExchange({ ...attempt, answer, left: MOST_EXCHANGES });
      if (pending) return settle(bindPath);
      parts.attempt.drop();
      if (attempt?.page !== 'messenger') return 'in';
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
