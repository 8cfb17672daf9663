import { fenOfWan, yuanOf, type Fen } from '../money';
import { readNumber } from '../read-number';
import { owedAfter, savingOf, scheduleWith, type Saving } from './early-repayment';
import {
  decreaseOf,
  planOf,
  scheduleOf,
  scheduleOfAll,
  together,
  totalsOf,
  type Method,
  type Month,
  type Totals,
} from './loan';
import { readLoans, type Borrowed, type Errors, type Lender, type MortgageInput } from './mortgage-input';

/** A schedule, its sums, and how its payments change. */
export interface Repayment extends Totals {
  schedule: Month[];
  firstPayment: Fen;
  /** How much the payment falls each month, apart from rounding. */
  decrease: Fen;
}

/** What prepaying changes. */
export interface Prepaid extends Saving {
  /** The prepaid loan; the saving is this loan's. */
  lender: Lender;
  amount: Fen;
  afterMonth: number;
  /** All loans, with the prepayment. */
  schedule: Month[];
  /** The payment of the month after the prepayment, without it and with it. */
  paymentBefore: Fen;
  paymentAfter: Fen;
}

/** All that the page shows. */
export interface MortgageResult {
  method: Method;
  loans: Borrowed[];
  chosen: Repayment;
  /** The same loans by the other method. */
  other: Repayment;
  prepaid?: Prepaid;
}

function repaymentOf(loans: Borrowed[]): Repayment {
  const schedule = scheduleOfAll(loans);
  return {
    schedule,
    ...totalsOf(schedule),
    firstPayment: schedule[0]?.payment ?? 0,
    decrease: loans.reduce((sum, loan) => sum + decreaseOf(loan), 0),
  };
}

/** The loan that is prepaid: the only one, or the chosen one of two. */
const prepaidLoan = (loans: Borrowed[], { prepayLender }: MortgageInput) =>
  loans.find(({ lender }) => lender === prepayLender) ?? (loans[0] as Borrowed);

const prepayAmount = { name: '提前还款金额', unit: '万元', min: 1, max: 10000, decimals: 4 };

function prepaidOf(
  input: MortgageInput,
  loans: Borrowed[],
  before: Month[],
  errors: Errors,
): Prepaid | undefined {
  if (input.prepay === 'none') return undefined;
  const loan = prepaidLoan(loans, input);
  const month = readNumber(input.prepayMonth, {
    name: '已还期数',
    unit: '期',
    min: 1,
    max: loan.months - 1,
    decimals: 0,
  });
  const wan = input.prepay === 'part' ? readNumber(input.prepayAmount, prepayAmount) : undefined;
  if (month.error) errors.prepayMonth = month.error;
  if (wan?.error) errors.prepayAmount = wan.error;
  if (month.value === undefined || wan?.error) return undefined;

  const afterMonth = Number(month.value);
  const alone = scheduleOf(planOf(loan));
  const owed = owedAfter(alone, afterMonth);
  const amount = wan?.value === undefined ? owed : fenOfWan(wan.value);
  if (amount > owed) {
    errors.prepayAmount = `第 ${afterMonth} 期还款后剩余本金为 ${yuanOf(owed)}，还清请选“全部结清”`;
    return undefined;
  }
  const after = scheduleWith(loan, { afterMonth, amount, keep: input.keep });
  const schedule = together(after, scheduleOfAll(loans.filter((one) => one !== loan)));
  return {
    lender: loan.lender,
    amount,
    afterMonth,
    schedule,
    paymentBefore: before[afterMonth]?.payment ?? 0,
    paymentAfter: schedule[afterMonth]?.payment ?? 0,
    ...savingOf(alone, after),
  };
}

/** Everything that the page shows for the inputs; the messages explain what is missing. */
export function resultOf(input: MortgageInput): { errors: Errors; result?: MortgageResult } {
  const { errors, loans } = readLoans(input);
  if (!loans.length) return { errors };
  const chosen = repaymentOf(loans);
  const { method } = input;
  const otherMethod = method === 'principal' ? 'instalment' : 'principal';
  const other = repaymentOf(loans.map((loan) => ({ ...loan, method: otherMethod })));
  const prepaid = prepaidOf(input, loans, chosen.schedule, errors);
  return { errors, result: { method, loans, chosen, other, prepaid } };
}
