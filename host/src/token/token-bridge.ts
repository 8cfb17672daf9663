import { CallError, NO_BRIDGE, type Line, type Shell } from '@suite/kernel';
import { within } from '@suite/loader';
import { ShellError } from '../platform/native-shell';
import { dropToken, keepShellToken } from './token-store';

/** What asking the native app for a business token needs. */
export interface TokenBridgeParts {
  shell: Shell;
  /** The line of the page where the visitor is. */
  line: () => Line | undefined;
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
async function tokenOf({ shell, report }: TokenBridgeParts): Promise<string | undefined> {
  let token: unknown;
  try {
    token = (await shell.call<{ token?: unknown } | null>('getBusinessToken', {}, 0))?.token;
  } catch (error) {
    if (!(error instanceof ShellError)) throw error;
    report(error);
    if (error.code === NO_BRIDGE) return undefined;
  }
  if (!token) {
    dropToken();
    return undefined;
  }
  if (!isToken(token)) throw new Error('the native bridge answered no token');
  return token;
}

/** Who is here, as the native app says. */
export interface TokenBridge {
  /** Resolves when the app has said who is here; calls that start meanwhile wait for the same answer. */
  ready: () => Promise<void>;
  /** Asks again, as the visitor may have changed in the app: its other token, '' for none, undefined for the same. */
  askAgain: () => Promise<string | undefined>;
  /** Goes on with another token of the same learner. */
  take: (token: string) => void;
}

/** Asks the app who is here. Without an answer in time no call is made; the next one asks again. */
export function createTokenBridge(parts: TokenBridgeParts): TokenBridge {
  let asked: Promise<string | undefined> | undefined;
  /** Answers that have not come in time. The app may still give one, or have lost the question. */
  let late: Promise<string | undefined> | undefined;
  let keptFor: Line | undefined;

  function ask(): Promise<string | undefined> {
    const answer = tokenOf(parts);
    const any = late ? Promise.race([late, answer]) : answer;
    late = any;
    const settled = () => (late = undefined);
    void any.then(settled, settled);
    return within(BRIDGE_LIMIT, any).catch((error: unknown) => {
      parts.report(error);
      throw new AppSilent();
    });
  }

  /** Once for each line that is entered: the provider may replace the cookie afterwards. */
  function keep(token: string): void {
    const line = parts.line() ?? 'learner';
    if (keptFor !== line) keepShellToken(token, line === 'management');
    keptFor = line;
  }

  return {
    async ready() {
      const answer = (asked ??= ask());
      try {
        const token = await answer;
        if (token) keep(token);
      } catch (error) {
        if (asked === answer) asked = undefined;
        throw error;
      }
    },
    async askAgain() {
      if (!asked) return undefined;
      const [known, token] = await Promise.all([asked, ask()]);
      return token === known ? undefined : (token ?? '');
    },
    take(token) {
      asked = Promise.resolve(token);
      keptFor = undefined;
      keep(token);
    },
  };
}
