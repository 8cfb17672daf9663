import type { Day, Fund, FundValue } from '@suite/api';
import { addDays, dayOf } from '../../../clock/china-time';
import { tradingDay } from '../../../clock/trading-days';
import type { FundContent } from '../../../content';

/** Values that are told at most. */
const MOST = 2500;
/** Hour of the day in which the values of the day are published. */
const PUBLISHED_AT = 20;
const LOWEST = 3000;

/** A net value and all that was ever paid out, in ten-thousandths of a yuan. */
interface Step {
  unit: number;
  paid: number;
}

/** A number between -1 and 1 that looks like chance and is always the same for a day of a fund. */
function turnOf(fund: number, at: number): number {
  let mixed = Math.imul(fund * 7919 + at + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return ((mixed >>> 0) % 2001) / 1000 - 1;
}

/** The course of a fund from its first day on; it goes on as the clock does. */
function courseOf({ fund_id, type, swing, drift, dividend }: FundContent, count: number): Step[] {
  const steps: Step[] = [];
  let [unit, paid] = [10_000, 0];
  for (let at = 0; at < count; at++) {
    if (type === 'money') paid += at % 3 === 0 ? 0 : 1;
    else if (at > 0) {
      // Good and bad times of a few months give the fall that a learner should see.
      const season = Math.sin((at + fund_id * 61) / 90) * swing * 0.08;
      unit = Math.max(
        LOWEST,
        Math.round(unit * (1 + (turnOf(fund_id, at) * swing + drift + season) / 10_000)),
      );
      if (dividend > 0 && at % dividend === 0 && unit > 10_500) {
        const share = Math.round(unit * 0.04);
        unit -= share;
        paid += share;
      }
    }
    steps.push({ unit, paid });
  }
  return steps;
}

const valueText = (value: number) => {
  const digits = String(value).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

/** The last day with published values. */
export function lastValueDay(now: number): Day {
  const today = dayOf(now);
  const isPublished = new Date(now + 8 * 3600_000).getUTCHours() >= PUBLISHED_AT;
  const newest = isPublished ? today : addDays(today, -1);
  return tradingDay(newest, 0) === newest ? newest : tradingDay(newest, -1);
}

/** The net values of a fund on the trading days since its start, oldest first. */
export function valuesOf(fund: FundContent, all: readonly Day[]): FundValue[] {
  const days = fund.status === 'stopped' ? all.slice(0, fund.values) : all;
  const steps = courseOf(fund, days.length);
  return days
    .map((date, at) => {
      const { unit, paid } = steps[at] as Step;
      return { date, unit_value: valueText(unit), accumulated_value: valueText(unit + paid) };
    })
    .slice(-MOST);
}

/** The day so many months before another; the last of the month if that month is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Percent gained since a day with every dividend reinvested (复权); '' when the fund is too young. */
function gainSince(values: readonly FundValue[], day: Day): string {
  const later = values.findIndex(({ date }) => date > day);
  const start = later < 0 ? values.length - 1 : later - 1;
  if (start < 0) return '';
  let growth = 1;
  for (let at = start + 1; at < values.length; at++) {
    const [before, now] = [values[at - 1] as FundValue, values[at] as FundValue];
    const paid = ({ unit_value, accumulated_value }: FundValue) =>
      Number(accumulated_value) - Number(unit_value);
    growth *= (Number(now.unit_value) + paid(now) - paid(before)) / Number(before.unit_value);
  }
  return ((growth - 1) * 100).toFixed(2).replace('-0.00', '0.00');
}

/** A fund as the list shows it. */
export function fundOf(fund: FundContent, values: readonly FundValue[]): Fund {
  const { fund_id, name, code, type, status } = fund;
  const newest = values[values.length - 1] ?? { date: '', unit_value: '', accumulated_value: '' };
  const since = (months: number) => (newest.date ? gainSince(values, monthsBefore(newest.date, months)) : '');
  return {
    fund_id,
    name,
    code,
    type,
    status,
    ...newest,
    day_change: gainSince(values, values[values.length - 2]?.date ?? ''),
    month_change: since(1),
    year_change: since(12),
  };
}
