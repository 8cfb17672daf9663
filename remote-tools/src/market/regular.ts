import type { FundValue } from '@suite/api';
import { monthOf } from '@suite/kernel/time';
import Big from 'big.js';
import { portion, type Fen } from '../calculators/money';
import { percentText, tenThousandths } from './returns';

/** What an investment of the same amount every month would have brought. */
export interface RegularResult {
  /** Months with a purchase. */
  times: number;
  invested: Fen;
  /** Worth of the shares on the last day, with what was paid out. */
  worth: Fen;
  gain: Fen;
  /** Percent of what was invested. */
  percent: string;
}

/** Shares are counted in hundredths, rounded down, as fund companies do. */
const hundredths = (amount: Fen, unitValue: number) =>
  Number(new Big(amount).times(10_000).div(unitValue).round(0, Big.roundDown));

/** Fen for hundredths of shares at so many ten-thousandths each. */
const worthOf = (shares: number, value: number): Fen => portion(shares, value, 10_000);

/**
 * Buys for `amount` on the first day of every month with a value, and keeps everything to the last day. A range begins
 * with the value before its first day, in the middle of a month: the first purchase is in the month after it.
 */
export function regularResult(
  values: readonly FundValue[],
  amount: Fen,
  start = 0,
): RegularResult | undefined {
  const last = values[values.length - 1];
  if (!last || amount <= 0) return undefined;
  const endUnit = tenThousandths(last.unit_value);
  const endPaid = tenThousandths(last.accumulated_value) - endUnit;
  let month = start > 0 ? monthOf(values[start]?.date ?? '') : '';
  let [times, worth] = [0, 0];
  for (const { date, unit_value, accumulated_value } of values.slice(start)) {
    if (monthOf(date) === month) continue;
    month = monthOf(date);
    const unit = tenThousandths(unit_value);
    if (unit <= 0) continue;
    const paidBefore = tenThousandths(accumulated_value) - unit;
    times++;
    worth += worthOf(hundredths(amount, unit), endUnit + endPaid - paidBefore);
  }
  const invested = amount * times;
  return { times, invested, worth, gain: worth - invested, percent: percentText(worth - invested, invested) };
}
