import type { Fen } from '../money';
import { fixedOf, planOf, scheduleOf, totalsOf, type Loan, type Month } from './loan';

/** What a prepayment changes: the term gets shorter, or the payment gets lower. */
export type Keep = 'payment' | 'term';

/** Money paid back on top of the payment of one month. */
export interface Prepayment {
  /** The prepayment follows the payment of this month. */
  afterMonth: number;
  amount: Fen;
  keep: Keep;
}

/** The debt on the day of the prepayment. */
export const owedAfter = (schedule: Month[], month: number): Fen => schedule[month - 1]?.balance ?? 0;

/** The schedule with the prepayment in it; its sums leave the prepaid principal out. */
export function scheduleWith(loan: Loan, { afterMonth, amount, keep }: Prepayment): Month[] {
  const plan = planOf(loan);
  const before = scheduleOf(plan).slice(0, afterMonth);
  const last = before[before.length - 1];
  if (!last) return before;
  const balance = Math.max(0, last.balance - amount);
  const months = loan.months - afterMonth;
  const fixed = keep === 'payment' ? plan.fixed : fixedOf({ ...loan, principal: balance, months });
  const after = scheduleOf({ ...plan, balance, paid: afterMonth, fixed });
  return [...before.slice(0, -1), { ...last, balance }, ...after];
}

/** What a prepayment saves. */
export interface Saving {
  /** Interest that is no longer paid. */
  interest: Fen;
  /** Months by which the loan ends sooner. */
  months: number;
  /** Total months of the loan with the prepayment. */
  monthsAfter: number;
}

/** Compares a loan's schedule with the one that has a prepayment in it. */
export function savingOf(before: Month[], after: Month[]): Saving {
  const old = totalsOf(before);
  const now = totalsOf(after);
  return {
    interest: old.interest - now.interest,
    months: old.months - now.months,
    monthsAfter: now.months,
  };
}
