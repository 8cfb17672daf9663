import { days, defineRecord } from '@suite/kernel/records';
import { dayAt, type Day } from '@suite/kernel/time';

/** The newest result of a calculator, in words. */
export interface LastResult {
  text: string;
  day: Day;
}

const isResult = (kept: unknown): kept is LastResult =>
  typeof (kept as LastResult | null)?.text === 'string' && typeof (kept as LastResult).day === 'string';

const results = defineRecord<Record<string, LastResult>>({
  kind: 'last-results',
  version: 1,
  owner: 'device',
  personal: true,
  expires: days(365),
  read(stored) {
    const all = Object(stored) as Record<string, unknown>;
    const sound: Record<string, LastResult> = {};
    for (const name of Object.keys(all)) {
      const one = all[name];
      if (isResult(one)) sound[name] = one;
    }
    return sound;
  },
  former: () => 'counter.last',
}).of('device');

/** The newest result of each calculator that was used on this device. */
export const lastResults = (): Record<string, LastResult> => results.read() ?? {};

/** Keeps a result for the list of calculators. */
export const keepLast = (name: string, text: string): void =>
  void results.save({ ...lastResults(), [name]: { text, day: dayAt(Date.now()) } });
