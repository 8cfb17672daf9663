import { daysBetween, type Day } from '@suite/kernel/time';
import type { RefundRule } from './entities/refund';
import { fenOf, type Fen } from './money';

/** What a refund on one day consists of, in fen: `refund` is what was paid without `used` and `fee`. */
export interface RefundFigures {
  paid: Fen;
  /** Days of the course that count as used, and all of them. */
  usedDays: number;
  totalDays: number;
  used: Fen;
  fees: { name: string; amount: Fen }[];
  fee: Fen;
  refund: Fen;
  /** `all` within the first days; `none` when nothing is left; `over` when it can no longer be asked for. */
  state: 'all' | 'part' | 'none' | 'over';
}

/** What the provider refunds on a day, by its own rule. */
export function refundOn(rule: RefundRule, day: Day): RefundFigures {
  const { free_until, begins_on, ends_on, last_on } = rule;
  const paid = fenOf(rule.paid);
  const totalDays = daysBetween(begins_on, ends_on) + 1;
  const whole = { paid, usedDays: 0, totalDays, used: 0, fees: [], fee: 0, refund: paid };
  if (day <= free_until) return { ...whole, state: 'all' };
  const usedDays = Math.min(Math.max(daysBetween(begins_on, day) + 1, 0), totalDays);
  const used = Math.round((paid * usedDays) / totalDays);
  const fees = rule.fees
    .filter(({ since }) => since <= day)
    .map(({ name, amount }) => ({ name, amount: fenOf(amount) }));
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(paid - used - fee, 0);
  const refund = day > last_on ? 0 : left;
  const state = day > last_on ? 'over' : left > 0 ? 'part' : 'none';
  return { paid, usedDays, totalDays, used, fees, fee, refund, state };
}
