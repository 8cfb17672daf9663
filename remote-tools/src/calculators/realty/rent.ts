import { fixedOf, scheduleOf, totalsOf, type Loan, type Month } from '../mortgage/loan';
import { portion, withMinus, type Fen } from '../money';

/** What letting a home brings. */
export interface Letting {
  /** A month's rent. */
  rent: Fen;
  /** Months of a year without a tenant. */
  vacant: number;
  /** Management, heating, repairs and insurance in a year. */
  costs: Fen;
}

/** Rent of a year, after empty months and costs. */
export const netRent = ({ rent, vacant, costs }: Letting): Fen => rent * (12 - vacant) - costs;

/** A share in percent with two places. */
export const shareText = (part: Fen, whole: Fen): string =>
  `${withMinus(((part / whole) * 100).toFixed(2))}%`;

/** The loan on a home, and what it costs. */
export interface Borrowing {
  loan: Loan;
  payment: Fen;
  interest: Fen;
  schedule: Month[];
}

/** A loan in equal instalments for what the down payment leaves; undefined if that is all. */
export function borrowingOf(
  price: Fen,
  down: string,
  annualRate: string,
  years: number,
): Borrowing | undefined {
  const principal = price - portion(price, down, 100);
  if (principal <= 0) return undefined;
  const loan: Loan = { principal, annualRate, months: years * 12, method: 'instalment' };
  const schedule = scheduleOf(loan);
  return { loan, payment: fixedOf(loan), interest: totalsOf(schedule).interest, schedule };
}
