import type { Day, FundValue } from '@suite/api';
import { addDays, addMonths, monthOf } from '@suite/kernel/time';
import Big from 'big.js';

export type Range = '1m' | '3m' | '6m' | '1y' | '3y' | 'all';

export const rangeNames: Readonly<Record<Range, string>> = {
  '1m': '近 1 月',
  '3m': '近 3 月',
  '6m': '近 6 月',
  '1y': '近 1 年',
  '3y': '近 3 年',
  all: '全部',
};

export const rangeMonths: Readonly<Record<Exclude<Range, 'all'>, number>> = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '3y': 36,
};

/**
 * Net values are counted in ten-thousandths of a yuan: whole numbers, which add exactly. They have four decimals, so
 * rounding finds the whole number that is meant; big.js would take a frame for the 2,500 values of a chart.
 */
export const tenThousandths = (value: string): number => Math.round(Number(value) * 10_000);

/** The day so many months before another; the last of the month if that month is shorter. */
export function monthsBefore(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), -count);
  const same = addDays(`${month}-01`, Number(day.slice(8)) - 1);
  return monthOf(same) === month ? same : addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Where a range begins, counted back from the newest value: at the last one before its first day. */
export function startOf(values: readonly FundValue[], range: Range, newest: Day): number {
  if (range === 'all') return 0;
  const start = monthsBefore(newest, rangeMonths[range]);
  let [first, after] = [0, values.length];
  while (first + 1 < after) {
    const middle = (first + after) >> 1;
    if ((values[middle] as FundValue).date <= start) first = middle;
    else after = middle;
  }
  return first;
}

/** The values of a range. */
export const valuesIn = (values: readonly FundValue[], range: Range, newest: Day): FundValue[] =>
  values.slice(startOf(values, range, newest));

/** The net values of a course as numbers, in ten-thousandths: reading 2,500 texts takes a good part of a frame. */
export interface Course {
  unit: number[];
  accumulated: number[];
}

export const courseOf = (values: readonly FundValue[]): Course => ({
  unit: values.map(({ unit_value }) => tenThousandths(unit_value)),
  accumulated: values.map(({ accumulated_value }) => tenThousandths(accumulated_value)),
});

/** A day on which more than this share of the price leaves it is no dividend: shares were split, or merged. */
const SPLIT = 0.3;

/** Rounding of both net values, in ten-thousandths, once the shares have been split. */
const ROUNDING = 5;

/**
 * What one yuan has become on each day, with every dividend reinvested on its day and splits undone (复权). The
 * accumulated value is the unit value, as many times as shares were split, and all that was paid out.
 */
export function reinvested({ unit, accumulated }: Course): number[] {
  let [growth, shares] = [1, 1];
  let paid = (accumulated[0] ?? 0) - (unit[0] ?? 0);
  return unit.map((now, at) => {
    const before = unit[at - 1];
    if (!before || !now) return growth;
    const gone = (accumulated[at] as number) - shares * now - paid;
    if (Math.abs(gone) > SPLIT * shares * before) {
      const next = ((accumulated[at] as number) - paid) / now;
      growth *= (now * next) / shares / before;
      shares = next;
      return growth;
    }
    const dividend = shares === 1 || Math.abs(gone) > ROUNDING ? gone : 0;
    paid += dividend;
    growth *= (now + dividend / shares) / before;
    return growth;
  });
}

/** The same of texts. */
export const reinvestedValues = (values: readonly FundValue[]): number[] => reinvested(courseOf(values));

/** `part` of `whole` in percent with two decimals, `-3.21`. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '0.00' : new Big(part).times(100).div(whole).round(9).toFixed(2);

/** Percent gained (复权) from the first day to the last; '' with fewer than two days. */
export function gainOf(values: readonly FundValue[], held = reinvestedValues(values)): string {
  if (held.length < 2) return '';
  const first = held[0] as number;
  return percentText((held[held.length - 1] as number) - first, first);
}

/** The deepest fall from a high to a later low. */
export interface Drawdown {
  /** Percent, `12.34`. */
  percent: string;
  from: Day;
  to: Day;
}

/** The deepest fall; undefined when the value never fell. */
export function drawdownOf(
  values: readonly FundValue[],
  held = reinvestedValues(values),
): Drawdown | undefined {
  let high = 0;
  let [top, bottom] = [0, 0];
  held.forEach((value, at) => {
    const peak = held[high] as number;
    if (value >= peak) high = at;
    else if (
      (peak - value) * (held[top] as number) >
      ((held[top] as number) - (held[bottom] as number)) * peak
    )
      [top, bottom] = [high, at];
  });
  if (top === bottom) return undefined;
  const [peak, low] = [held[top] as number, held[bottom] as number];
  return {
    percent: percentText(peak - low, peak),
    from: (values[top] as FundValue).date,
    to: (values[bottom] as FundValue).date,
  };
}
