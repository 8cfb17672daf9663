import type { Day } from '@suite/api';
import { addDays } from '../../../clock/china-time';

/** Lengths of the runs of days in a row; the days are sorted and each comes once. */
function runs(days: readonly Day[]): { last: Day; length: number }[] {
  const found: { last: Day; length: number }[] = [];
  for (const day of days) {
    const run = found[found.length - 1];
    if (run && addDays(run.last, 1) === day) Object.assign(run, { last: day, length: run.length + 1 });
    else found.push({ last: day, length: 1 });
  }
  return found;
}

/** Days in a row up to today; a missing today does not break the run. */
export function streakOf(days: readonly Day[], today: Day): number {
  const last = runs(days).pop();
  return last && (last.last === today || last.last === addDays(today, -1)) ? last.length : 0;
}

/** The most days in a row ever. */
export const longestStreakOf = (days: readonly Day[]): number =>
  Math.max(0, ...runs(days).map(({ length }) => length));
