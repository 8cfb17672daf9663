import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds. */
export async function until(holds: () => Promise<boolean>, what: string, limit = 20_000): Promise<void> {
  let cause: unknown;
  for (const end = Date.now() + limit; Date.now() < end; await pause(50)) {
    try {
      if (await holds()) return;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`it took too long: ${what}`, { cause });
}
