import { portion, type Fen } from '../money';
import { powerOf, Precise } from '../power';

/** 等额本息 or 等额本金. */
export type Method = 'instalment' | 'principal';

/** The terms of a loan. */
export interface Loan {
  principal: Fen;
  /** Percent a year, as a decimal text. */
  annualRate: string;
  months: number;
  method: Method;
}

/** One month of a repayment schedule. */
export interface Month {
  /** Counted from 1. */
  number: number;
  payment: Fen;
  principal: Fen;
  interest: Fen;
  /** The debt after this month. */
  balance: Fen;
}

/** A loan that is being repaid: the debt after some month, and the terms that hold from then on. */
export interface Plan {
  balance: Fen;
  annualRate: string;
  method: Method;
  /** Months already paid. */
  paid: number;
  /** The last month; its payment clears the rest. */
  lastMonth: number;
  /** What is paid every month: everything for 等额本息, the principal for 等额本金. */
  fixed: Fen;
}

/** Sums of a schedule. */
export interface Totals {
  months: number;
  payment: Fen;
  interest: Fen;
}

/** A yearly rate in percent divided by this is the monthly rate. */
const MONTHLY = 1200;

/** The amount that is the same every month, rounded half-up to the fen. */
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

/** The plan of a new loan. */
export function planOf(loan: Loan): Plan {
  const { principal, annualRate, months, method } = loan;
  return { balance: principal, annualRate, method, paid: 0, lastMonth: months, fixed: fixedOf(loan) };
}

/** The remaining months of a plan, each rounded half-up to the fen; the last one clears the rest. */
export function scheduleOf(plan: Plan): Month[] {
  const months: Month[] = [];
  let balance = plan.balance;
  for (let number = plan.paid + 1; balance > 0; number++) {
    const interest = portion(balance, plan.annualRate, MONTHLY);
    const wanted = plan.method === 'principal' ? plan.fixed : Math.max(0, plan.fixed - interest);
    const principal = number >= plan.lastMonth ? balance : Math.min(balance, wanted);
    balance -= principal;
    months.push({ number, payment: principal + interest, principal, interest, balance });
  }
  return months;
}

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
  loans.map((loan) => scheduleOf(planOf(loan))).reduce(together, []);

/** Adds a schedule up. */
export function totalsOf(schedule: Month[]): Totals {
  const totals = { months: schedule.length, payment: 0, interest: 0 };
  for (const { payment, interest } of schedule) {
    totals.payment += payment;
    totals.interest += interest;
  }
  return totals;
}
