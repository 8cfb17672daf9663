import { portion, type Fen } from '../money';
import { periodFactor, powerOf, Precise } from '../power';

/** 等额本息 or 等额本金. */
export type Method = 'instalment' | 'principal';

/** A rate that holds from a month on. */
export interface RateChange {
  fromMonth: number;
  /** Percent a year, as a decimal text. */
  annualRate: string;
}

/** The terms of a loan. */
export interface Loan {
  principal: Fen;
  /** Percent a year, as a decimal text. */
  annualRate: string;
  months: number;
  method: Method;
  /** Later rates, the earliest first. */
  changes?: readonly RateChange[];
}

/** What a prepayment changes: the term gets shorter, or the payment gets lower. */
export type Keep = 'payment' | 'term';

/** Money paid back on top of the payment of one month. */
export interface Prepayment {
  /** The prepayment follows the payment of this month. */
  afterMonth: number;
  amount: Fen;
}

/** One month of a repayment schedule. */
export interface Month {
  /** Counted from 1. */
  number: number;
  payment: Fen;
  principal: Fen;
  interest: Fen;
  /** The debt after this month, and after what was prepaid in it. */
  balance: Fen;
}

/** Sums of a schedule. */
export interface Totals {
  months: number;
  payment: Fen;
  interest: Fen;
}

/** A yearly rate in percent divided by this is the monthly rate. */
const MONTHLY = 1200;

/** The amount that is the same every month, rounded half-up to the fen: the payment, or its principal. */
export function fixedOf({ principal, annualRate, months, method }: Loan): Fen {
  const rate = new Precise(annualRate).div(MONTHLY);
  if (method === 'principal' || rate.eq(0)) return portion(principal, 1, months);
  const growth = powerOf(rate.plus(1), months);
  return portion(principal, rate.times(growth), growth.minus(1));
}

/** How much the payment of 等额本金 falls each month; rounding can add or remove a fen. */
export function decreaseOf(loan: Loan): Fen {
  return loan.method === 'principal' ? portion(fixedOf(loan), loan.annualRate, MONTHLY) : 0;
}

/** Months that a debt takes at a fixed amount. */
function monthsAt({ principal, annualRate, method }: Omit<Loan, 'months'>, fixed: Fen, most: number): number {
  let [balance, months] = [principal, 0];
  for (; balance > 0 && months < most; months += 1) {
    const interest = method === 'principal' ? 0 : portion(balance, annualRate, MONTHLY);
    balance -= Math.max(0, fixed - interest);
  }
  return months;
}

/**
 * The months of a loan, each rounded half-up to the fen; the last one clears the rest. A new rate makes a new payment
 * for the months that are left; a prepayment shortens them, or lowers the payment.
 */
export function scheduleOf(
  loan: Loan,
  prepayments: readonly Prepayment[] = [],
  keep: Keep = 'payment',
): Month[] {
  const { method, changes = [] } = loan;
  const schedule: Month[] = [];
  let { principal: balance, annualRate, months: lastMonth } = loan;
  let fixed = fixedOf(loan);
  for (let number = 1; balance > 0; number += 1) {
    const change = changes.find(({ fromMonth }) => fromMonth === number);
    if (change) {
      ({ annualRate } = change);
      // The monthly principal of 等额本金 does not depend on the rate.
      const months = lastMonth - number + 1;
      if (method === 'instalment') fixed = fixedOf({ principal: balance, annualRate, months, method });
    }
    const interest = portion(balance, annualRate, MONTHLY);
    const wanted = method === 'principal' ? fixed : Math.max(0, fixed - interest);
    const principal = number >= lastMonth ? balance : Math.min(balance, wanted);
    balance -= principal;
    const extra = prepayments.reduce((sum, one) => sum + (one.afterMonth === number ? one.amount : 0), 0);
    if (extra) {
      balance = Math.max(0, balance - extra);
      const left = { principal: balance, annualRate, months: lastMonth - number, method };
      if (keep === 'term' && balance) fixed = fixedOf(left);
      else lastMonth = number + monthsAt(left, fixed, left.months);
    }
    schedule.push({ number, payment: principal + interest, principal, interest, balance });
  }
  return schedule;
}

/** The debt after the payment of a month. */
export const owedAfter = (schedule: Month[], month: number): Fen => schedule[month - 1]?.balance ?? 0;

/** Two loans of one borrower, paid on the same day. */
export function together(one: Month[], other: Month[]): Month[] {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  return long.map((month, index) => {
    const more = short[index];
    if (!more) return month;
    return {
      number: month.number,
      payment: month.payment + more.payment,
      principal: month.principal + more.principal,
      interest: month.interest + more.interest,
      balance: month.balance + more.balance,
    };
  });
}

/** The schedule of all loans of a borrower as one. */
export const scheduleOfAll = (loans: Loan[]): Month[] =>
  loans.map((loan) => scheduleOf(loan)).reduce(together, []);

/** Adds a schedule up. */
export function totalsOf(schedule: Month[]): Totals {
  const totals = { months: schedule.length, payment: 0, interest: 0 };
  for (const { payment, interest } of schedule) {
    totals.payment += payment;
    totals.interest += interest;
  }
  return totals;
}

/** What a prepayment is worth when the loan would have ended, against the same money in an investment. */
export interface Invested {
  /** The payments that are saved, each invested when it is saved. */
  prepaid: Fen;
  invested: Fen;
}

/** Compares at an effective yearly rate: money paid back against money invested until the loan would have ended. */
export function prepayOrInvest(
  before: Month[],
  after: Month[],
  prepayments: readonly Prepayment[],
  annualReturn: string,
): Invested {
  const growth = periodFactor(annualReturn, 12);
  let [saved, invested] = [new Precise(0), new Precise(0)];
  before.forEach(({ number, payment }) => {
    saved = saved
      .times(growth)
      .plus(payment - (after[number - 1]?.payment ?? 0))
      .round(12);
    invested = invested.times(growth).round(12);
    for (const { afterMonth, amount } of prepayments)
      if (afterMonth === number) invested = invested.plus(amount);
  });
  return { prepaid: portion(1, saved, 1), invested: portion(1, invested, 1) };
}
