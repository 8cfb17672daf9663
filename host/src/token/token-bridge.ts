/** What asking the native shell for a business token needs. */
export interface TokenBridge {
  /** Asks the shell, which may throw, answer nonsense or never answer. */
  ask: () => Promise<unknown>;
  keep: (token: string) => void;
  report: (error: unknown) => void;
}

/** Longest time that calls wait for the shell, in milliseconds. */
export const BRIDGE_LIMIT = 3000;

const isToken = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.length > 0 && answer.length <= 4096 && !/\s/.test(answer);

/**
 * Asks once; calls that start meanwhile wait for the same answer. A failure is reported and the calls go on
 * without a token; a token that comes late is used by later calls. `keep` is told the token before every call.
 */
export function createTokenBridge({ ask, keep, report }: TokenBridge): () => Promise<void> {
  let asked: Promise<void> | undefined;
  let token: string | undefined;

  async function fetchToken(): Promise<void> {
    const answer = await ask();
    if (!isToken(answer)) throw new Error('the native bridge answered no token');
    token = answer;
    keep(answer);
  }

  async function run(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        report(new Error('the native bridge is silent'));
        resolve();
      }, BRIDGE_LIMIT);
    });
    const answer = fetchToken()
      .catch(report)
      .then(() => clearTimeout(timer));
    await Promise.race([answer, silence]);
  }

  return async () => {
    await (asked ??= run());
    // A page of the other line keeps the token elsewhere.
    if (token) keep(token);
  };
}
