import { courseId } from '@suite/api';
import { CallError, NO_BRIDGE, type Line, type Shell } from '@suite/kernel';
import { within } from '@suite/loader';
import { ShellError } from '../platform/native-shell';
import { dropToken, keepShellToken } from './token-store';

/** What asking the native app for a business token needs. */
export interface TokenBridgeParts {
  shell: Shell;
  /** The course line of the document: the app has a token for each. */
  line: Line;
  report: (error: unknown) => void;
}

/** Longest time that calls wait for the app, in milliseconds. */
export const BRIDGE_LIMIT = 3000;

/** The app has not said who is here. Whoever was here before is not meant: nobody is, until it does. */
export class AppSilent extends CallError {
  constructor() {
    super('service', 0, 'native app: no answer');
  }
}

const isToken = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.length <= 4096 && !/\s/.test(answer);

/**
 * Asks the app for its token. An app that refuses or has none has nobody logged in: a session that an earlier visit has
 * left is not theirs. Without a bridge no app has answered: a link that only looks like the app's logs nobody out.
 */
async function tokenOf({ shell, line, report }: TokenBridgeParts): Promise<string | undefined> {
  let token: unknown;
  const product = line === 'management' ? { type: courseId.GL } : {};
  try {
    token = (await shell.call<{ token?: unknown } | null>('getBusinessToken', product, 0))?.token;
  } catch (error) {
    if (!(error instanceof ShellError)) throw error;
    report(error);
    if (error.code === NO_BRIDGE) return undefined;
  }
  if (!token) {
    dropToken(line);
    return undefined;
  }
  if (!isToken(token)) throw new Error('the native bridge answered no token');
  return token;
}

/** Who is here, as the native app says. */
export interface TokenBridge {
  /** Resolves when the app has said who is here; calls that start meanwhile wait for the same answer. */
  ready: () => Promise<void>;
  /**
   * Asks again, as the visitor may have changed in the app. Another token is taken if `isOwn` says that it is the same
   * learner's. False if somebody else is here: calls that start meanwhile have waited, and are never made.
   */
  askAgain: (isOwn: (token: string) => Promise<boolean>) => Promise<boolean>;
}

/** Asks the app who is here. Without an answer in time no call is made; the next one asks again. */
export function createTokenBridge(parts: TokenBridgeParts): TokenBridge {
  const { line, report } = parts;
  let asked: Promise<string | undefined> | undefined;
  /** Answers that have not come in time. The app may still give one, or have lost the question. */
  let late: Promise<string | undefined> | undefined;
  /** Whether the learner of this page is still the one in the app, while that is being asked. */
  let looking: Promise<boolean> | undefined;
  let keptToken: string | undefined;

  function ask(): Promise<string | undefined> {
    const answer = tokenOf(parts);
    const any = late ? Promise.race([late, answer]) : answer;
    late = any;
    const settled = () => (late = undefined);
    void any.then(settled, settled);
    return within(BRIDGE_LIMIT, any).catch((error: unknown) => {
      report(error);
      throw new AppSilent();
    });
  }

  async function look(isOwn: (token: string) => Promise<boolean>): Promise<boolean> {
    const [known, token] = await Promise.all([asked, ask()]);
    if (token === known) return true;
    if (!token || !(await isOwn(token))) return false;
    asked = Promise.resolve(token);
    return true;
  }

  return {
    async ready() {
      // An app that is silent now leaves the page with the learner whom it has named.
      if (!((await looking?.catch(() => true)) ?? true)) return new Promise(() => undefined);
      const answer = (asked ??= ask());
      try {
        const token = await answer;
        // Once: the server may replace the cookie afterwards.
        if (token && token !== keptToken) keepShellToken(line, token);
        keptToken = token;
      } catch (error) {
        if (asked === answer) asked = undefined;
        throw error;
      }
    },
    askAgain: (isOwn) => (asked ? (looking = look(isOwn)) : Promise.resolve(true)),
  };
}
