import type { Day, FundValue } from '@suite/api';
import { reinvestedValues } from './returns';

/** Funds that are compared at most. */
export const MOST = 3;

/** The growth of several funds over the days that all of them have. */
export interface Comparison {
  days: Day[];
  /** Growth of each fund since the first common day, in percent, for drawing only. */
  growth: number[][];
  /** The values of each fund on the common days. */
  values: FundValue[][];
}

/** Lays funds over each other: only on days that each of them has can they be compared. */
export function comparisonOf(funds: readonly (readonly FundValue[])[]): Comparison {
  const byDay = funds.map((values) => new Map(values.map((value) => [value.date, value])));
  const days = (funds[0] ?? [])
    .map(({ date }) => date)
    .filter((date) => byDay.every((values) => values.has(date)));
  const values = byDay.map((of) => days.map((day) => of.get(day) as FundValue));
  const growth = values.map((of) => {
    const held = reinvestedValues(of);
    const first = held[0] ?? 1;
    return held.map((value) => ((value - first) / first) * 100);
  });
  return { days, growth, values };
}

/** Adds a fund to those that are compared, or takes it out; undefined when there is no room. */
export function toggled(ids: readonly number[], id: number): number[] | undefined {
  if (ids.indexOf(id) >= 0) return ids.filter((one) => one !== id);
  return ids.length < MOST ? ids.concat(id) : undefined;
}

/** Ids out of an address, `3,7`; the address may hold anything. */
export const idsOf = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : 0))
    .filter((id, at, all) => id > 0 && all.indexOf(id) === at)
    .slice(0, MOST);
