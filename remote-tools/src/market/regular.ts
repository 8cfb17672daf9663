import type { Day, FundValue } from '@suite/api';
import { daysBetween, monthOf } from '@suite/kernel/time';
import Big from 'big.js';
import { portion, type Fen } from '../calculators/money';
import { percentText, reinvestedValues, tenThousandths } from './returns';

/** What an investment of the same amount every month would have brought. */
export interface RegularResult {
  /** Months with a purchase. */
  times: number;
  invested: Fen;
  /** Worth of the shares on the last day, dividends reinvested. */
  worth: Fen;
  gain: Fen;
  /** Percent of what was invested. */
  percent: string;
  /** The yearly rate (XIRR) in percent at which the purchases grow to the worth; undefined for less than a month. */
  yearly: string | undefined;
}

/** Shares are counted in hundredths, rounded down, as fund companies do. */
const hundredths = (amount: Fen, unitValue: number) =>
  Number(new Big(amount).times(10_000).div(unitValue).round(0, Big.roundDown));

/**
 * Buys for `amount` on the first day with a value of every month, and keeps everything to the last day. With a number
 * of months only the newest so many count, the current one among them: twelve purchases a year.
 */
export function regularResult(
  values: readonly FundValue[],
  amount: Fen,
  months = Infinity,
): RegularResult | undefined {
  const last = values[values.length - 1];
  if (!last || amount <= 0) return undefined;
  const held = reinvestedValues(values);
  const end = held[held.length - 1] as number;
  const firsts = values
    .map(({ date, unit_value }, at) => ({ at, date, unit: tenThousandths(unit_value) }))
    .filter(({ date, unit }, at) => unit > 0 && monthOf(date) !== monthOf(values[at - 1]?.date ?? ''))
    .slice(-Math.min(months, values.length));
  const worth = firsts.reduce((sum, { at, unit }) => {
    const grown = new Big(unit).times(end / (held[at] as number)).round(9);
    return sum + portion(hundredths(amount, unit), grown, 10_000);
  }, 0);
  const times = firsts.length;
  const invested = amount * times;
  return {
    times,
    invested,
    worth,
    gain: worth - invested,
    percent: percentText(worth - invested, invested),
    yearly: yearlyRate(
      firsts.map(({ date }) => ({ date, amount: -amount })).concat({ date: last.date, amount: worth }),
    ),
  };
}

/** Money that is paid, below 0, or comes back on a day. */
export interface Flow {
  date: Day;
  amount: number;
}

const DAYS_IN_YEAR = 365;

/** XIRR in percent with two decimals: the yearly rate at which all flows together are worth nothing. */
export function yearlyRate(flows: readonly Flow[]): string | undefined {
  const first = flows[0]?.date ?? '';
  const dated = flows.map(({ date, amount }) => ({ amount, years: daysBetween(first, date) / DAYS_IN_YEAR }));
  const span = Math.max(...dated.map(({ years }) => years));
  if (!(span * DAYS_IN_YEAR >= 30)) return undefined;
  const worthAt = (rate: number) =>
    dated.reduce((sum, { amount, years }) => sum + amount * Math.pow(1 + rate, span - years), 0);
  // What was paid first and comes back later is worth less the higher the rate: halving finds the only zero.
  let [low, high] = [-0.9999, 100];
  if (worthAt(low) < 0 || worthAt(high) > 0) return undefined;
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > 0) low = middle;
    else high = middle;
  }
  return new Big(low).times(100).round(6).toFixed(2).replace('-0.00', '0.00');
}
