/** What asking the native shell for a business token needs. */
export interface TokenBridge {
  /** Asks the shell; it may throw, answer nonsense or never answer. */
  ask: () => Promise<unknown>;
  keep: (token: string) => void;
  report: (error: unknown) => void;
}

/** A shell that is silent for so long is not waited for. */
export const BRIDGE_LIMIT = 3000;

const isToken = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer.length > 0 && answer.length <= 4096 && !/\s/.test(answer);

/**
 * Asks once; calls that come meanwhile wait for the one answer. Whatever goes wrong is reported, and
 * the calls go on without; a token that comes late still serves those that follow.
 */
export function createTokenBridge({ ask, keep, report }: TokenBridge): () => Promise<void> {
  let asked: Promise<void> | undefined;

  async function fetchToken(): Promise<void> {
    const answer = await ask();
    if (!isToken(answer)) throw new Error('the native bridge answered no token');
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

  return () => (asked ??= run());
}
