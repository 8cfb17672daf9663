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
 * the calls go on without.
 */
export function createTokenBridge({ ask, keep, report }: TokenBridge): () => Promise<void> {
  let asked: Promise<void> | undefined;

  async function run(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the native bridge is silent')), BRIDGE_LIMIT);
    });
    try {
      const answer = await Promise.race([ask(), silence]);
      if (!isToken(answer)) throw new Error('the native bridge answered no token');
      keep(answer);
    } catch (error) {
      report(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return () => (asked ??= run());
}
