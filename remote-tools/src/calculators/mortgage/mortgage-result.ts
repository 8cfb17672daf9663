import { fenOfWan, yuanOf, type Fen } from '../money';
import { reader } from '../read-inputs';
import type { NumberRule } from '../read-number';
import {
  decreaseOf,
  owedAfter,
  prepayOrInvest,
  scheduleOf,
  scheduleOfAll,
  together,
  totalsOf,
  type Invested,
  type Keep,
  type Method,
  type Month,
  type Prepayment,
  type Totals,
} from './loan';
import { readLoans, type Borrowed, type Errors, type Lender, type MortgageInput } from './mortgage-input';
import { isHistory, paidMonths, payoutMonth } from './rate-course';

/** A schedule, its sums, and how its payments change. */
interface Repayment extends Totals {
  schedule: Month[];
  firstPayment: Fen;
  /** How much the payment falls each month, apart from rounding. */
  decrease: Fen;
}

/** What one way of prepaying saves. */
export interface Saving {
  keep: Keep;
  /** Interest that is no longer paid, and months by which the prepaid loan ends sooner. */
  interest: Fen;
  months: number;
  monthsAfter: number;
  /** The payment of the month after the first prepayment, of all loans. */
  paymentAfter: Fen;
}

/** What prepaying changes. */
export interface Prepaid extends Saving {
  /** The prepaid loan; the saving is this loan's. */
  lender: Lender;
  prepayments: Prepayment[];
  amount: Fen;
  /** Debt of the prepaid loan before the first prepayment. */
  owed: Fen;
  /** All loans, with the prepayments. */
  schedule: Month[];
  /** The payment of the month after the first prepayment, without it. */
  paymentBefore: Fen;
  /** The other way: lower instead of shorter; absent when everything is paid back. */
  otherWay?: Saving;
  investRate: string;
  invested: Invested;
}

/** All that the page shows. */
export interface MortgageResult {
  method: Method;
  loans: Borrowed[];
  chosen: Repayment;
  /** The same loans by the other method. */
  other: Repayment;
  /** Where a loan stands today whose beginning is known. */
  today?: { paid: number; owed: Fen };
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

const amountRule: NumberRule = { name: '提前还款金额', unit: '万元', min: 1, max: 10000, decimals: 4 };
const investRule: NumberRule = { name: '理财年化', unit: '%', min: 0, max: 20, decimals: 2 };

/** The prepayments as typed; undefined, with messages, while one of them is not valid. */
function readPrepayments(input: MortgageInput, loan: Borrowed, errors: Errors): Prepayment[] | undefined {
  const isPart = input.prepay === 'part';
  const prepayments: Prepayment[] = [];
  for (let at = 1; at <= (isPart ? Number(input.prepayCount) : 1); at += 1) {
    const place = at === 1 ? '' : at;
    const [month, amount] = [`prepayMonth${place}`, `prepayAmount${place}`] as [
      'prepayMonth',
      'prepayAmount',
    ];
    const before = scheduleOf(loan, prepayments, input.keep);
    const min = (prepayments[prepayments.length - 1]?.afterMonth ?? 0) + 1;
    const monthRule = { name: '已还期数', unit: '期', min, max: before.length - 1, decimals: 0 };
    const read = reader(
      input,
      { [month]: monthRule, [amount]: amountRule } as Record<typeof month | typeof amount, NumberRule>,
      errors,
    );
    const [after, wan] = [read(month), isPart ? read(amount) : ''];
    if (after === undefined || wan === undefined) return undefined;
    const owed = owedAfter(before, Number(after));
    const paid = isPart ? fenOfWan(wan) : owed;
    if (paid > owed) {
      errors[amount] = `第 ${after} 期还款后剩余本金为 ${yuanOf(owed)}，还清请选“全部结清”`;
      return undefined;
    }
    prepayments.push({ afterMonth: Number(after), amount: paid });
  }
  return prepayments;
}

function prepaidOf(
  input: MortgageInput,
  loans: Borrowed[],
  before: Month[],
  errors: Errors,
): Prepaid | undefined {
  if (input.prepay === 'none') return undefined;
  const loan = prepaidLoan(loans, input);
  const prepayments = readPrepayments(input, loan, errors);
  const investRate = reader(input, { investRate: investRule }, errors)('investRate');
  const [first] = prepayments ?? [];
  if (!prepayments || !first || investRate === undefined) return undefined;

  const alone = scheduleOf(loan);
  const others = scheduleOfAll(loans.filter((one) => one !== loan));
  const old = totalsOf(alone);
  const wayOf = (keep: Keep) => {
    const own = scheduleOf(loan, prepayments, keep);
    const now = totalsOf(own);
    const schedule = together(own, others);
    const saving: Saving = {
      keep,
      interest: old.interest - now.interest,
      months: old.months - now.months,
      monthsAfter: now.months,
      paymentAfter: schedule[first.afterMonth]?.payment ?? 0,
    };
    return { own, schedule, saving };
  };
  const chosen = wayOf(input.keep);
  return {
    ...chosen.saving,
    schedule: chosen.schedule,
    lender: loan.lender,
    prepayments,
    amount: prepayments.reduce((sum, { amount }) => sum + amount, 0),
    owed: owedAfter(alone, first.afterMonth),
    paymentBefore: before[first.afterMonth]?.payment ?? 0,
    otherWay: input.prepay === 'all' ? undefined : wayOf(input.keep === 'term' ? 'payment' : 'term').saving,
    investRate,
    invested: prepayOrInvest(alone, chosen.own, prepayments, investRate),
  };
}

/** Where the loan stands today. */
function standing(input: MortgageInput, schedule: Month[]) {
  const start = isHistory(input) ? payoutMonth(input, {}) : undefined;
  const paid = start ? Math.min(paidMonths(start), schedule.length) : 0;
  return paid > 0 ? { paid, owed: owedAfter(schedule, paid) } : undefined;
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
  return {
    errors,
    result: { method, loans, chosen, other, today: standing(input, chosen.schedule), prepaid },
  };
}
