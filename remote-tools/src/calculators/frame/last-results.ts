import { deviceStore } from '@suite/kernel';
import { dayAt, type Day } from '@suite/kernel/time';

/** The newest result of a calculator, in words. */
export interface LastResult {
  text: string;
  day: Day;
}

const KEY = 'suite.counter.last';

const isResult = (kept: unknown): kept is LastResult =>
  typeof (kept as LastResult | null)?.text === 'string' && typeof (kept as LastResult).day === 'string';

/** The newest result of each calculator that was used on this device. */
export function lastResults(): Record<string, LastResult> {
  const kept = (deviceStore.get(KEY) ?? {}) as Record<string, unknown>;
  const results: Record<string, LastResult> = {};
  for (const name of Object.keys(kept)) {
    const one = kept[name];
    if (isResult(one)) results[name] = one;
  }
  return results;
}

/** Keeps a result for the list of calculators. */
export const keepLast = (name: string, text: string): void =>
  void deviceStore.set(KEY, { ...lastResults(), [name]: { text, day: dayAt(Date.now()) } });
