import Big from 'big.js';
import { fenOfWan, portion, wanOfFen, type Fen } from '../money';
import { reader, type Errors as ErrorsOf } from '../read-inputs';
import type { NumberRule } from '../read-number';
import type { Choices } from '../remembered-input';
import type { Keep } from './early-repayment';
import type { Loan, Method } from './loan';
import { fundRates, lprRates, SHORT_TERM_YEARS } from './rates';

/** Who lends the money. */
export type Lender = 'commercial' | 'fund';

/** A loan and its lender. */
export interface Borrowed extends Loan {
  lender: Lender;
}

/** Everything that the learner enters, as typed; also the form in which it is stored. */
export type MortgageInput = {
  kind: Lender | 'combined';
  basis: 'amount' | 'price';
  commercialAmount: string;
  fundAmount: string;
  price: string;
  downRatio: string;
  years: string;
  method: Method;
  commercialRateFrom: keyof typeof lprRates | 'other' | 'direct';
  lprRate: string;
  pointsSign: 'none' | 'plus' | 'minus';
  points: string;
  commercialRate: string;
  fundRateFrom: keyof typeof fundRates | 'direct';
  fundRate: string;
  prepay: 'none' | 'part' | 'all';
  prepayLender: Lender;
  prepayMonth: string;
  prepayAmount: string;
  keep: Keep;
};

/** The values of a first visit, which 恢复默认 restores. */
export const mortgageDefaults: MortgageInput = {
  kind: 'commercial',
  basis: 'amount',
  commercialAmount: '100',
  fundAmount: '60',
  price: '150',
  downRatio: '30',
  years: '30',
  method: 'instalment',
  commercialRateFrom: 'five',
  lprRate: lprRates.five,
  pointsSign: 'none',
  points: '20',
  commercialRate: lprRates.five,
  fundRateFrom: 'first',
  fundRate: fundRates.first.long,
  prepay: 'none',
  prepayLender: 'commercial',
  prepayMonth: '60',
  prepayAmount: '20',
  keep: 'payment',
};

/** Terms on offer, in years. */
export const termYears = Array.from({ length: 30 }, (_, index) => String(index + 1));

/** Values that the choice fields may hold. */
export const mortgageChoices: Choices<MortgageInput> = {
  kind: ['commercial', 'fund', 'combined'],
  basis: ['amount', 'price'],
  years: termYears,
  method: ['instalment', 'principal'],
  commercialRateFrom: ['five', 'one', 'other', 'direct'],
  pointsSign: ['none', 'plus', 'minus'],
  fundRateFrom: ['first', 'second', 'direct'],
  prepay: ['none', 'part', 'all'],
  prepayLender: ['commercial', 'fund'],
  keep: ['payment', 'term'],
};

/** Messages by field; a field without one is valid. */
export type Errors = ErrorsOf<MortgageInput>;

const amount = (name: string): NumberRule => ({ name, unit: '万元', min: 1, max: 10000, decimals: 4 });
const rate = (name: string): NumberRule => ({ name, unit: '%', min: 0, max: 20, decimals: 4 });

const rules = {
  commercialAmount: amount('商业贷款金额'),
  fundAmount: amount('公积金贷款金额'),
  price: { ...amount('房屋总价'), max: 20000 },
  downRatio: { name: '首付比例', unit: '%', min: 0, max: 99, decimals: 2 },
  lprRate: rate('LPR 利率'),
  points: { name: '基点', unit: '个', min: 0, max: 500, decimals: 2 },
  commercialRate: rate('商贷年利率'),
  fundRate: rate('公积金年利率'),
};

/** The provident fund's published rate for a term. */
export const fundRateOf = (home: keyof typeof fundRates, years: string): string =>
  fundRates[home][Number(years) > SHORT_TERM_YEARS ? 'long' : 'short'];

/** The yearly rate of one lender in percent; undefined if the input for it is not valid. */
export function rateOf(input: MortgageInput, lender: Lender, errors: Errors = {}): string | undefined {
  const read = reader(input, rules, errors);
  if (lender === 'fund') {
    return input.fundRateFrom === 'direct' ? read('fundRate') : fundRateOf(input.fundRateFrom, input.years);
  }
  const from = input.commercialRateFrom;
  if (from === 'direct') return read('commercialRate');
  const base = from === 'other' ? read('lprRate') : lprRates[from];
  const points = input.pointsSign === 'none' ? '0' : read('points');
  if (base === undefined || points === undefined) return undefined;
  const sum = new Big(base).plus(new Big(points).div(input.pointsSign === 'minus' ? -100 : 100));
  if (sum.gte(0)) return sum.toString();
  errors.points = `减点后利率不能低于 0，最多减 ${new Big(base).times(100).toString()} 个基点`;
  return undefined;
}

const LEAST: Fen = fenOfWan('1');

function principalsOf(input: MortgageInput, errors: Errors): Partial<Record<Lender, Fen>> {
  const read = reader(input, rules, errors);
  const fen = (field: 'commercialAmount' | 'fundAmount') => {
    const wan = read(field);
    return wan === undefined ? undefined : fenOfWan(wan);
  };
  if (input.basis === 'amount') {
    return {
      commercial: input.kind === 'fund' ? undefined : fen('commercialAmount'),
      fund: input.kind === 'commercial' ? undefined : fen('fundAmount'),
    };
  }
  const price = read('price');
  const down = read('downRatio');
  const fund = input.kind === 'combined' ? fen('fundAmount') : undefined;
  if (price === undefined || down === undefined) return {};
  const total = portion(fenOfWan(price), new Big(100).minus(down), 100);
  const least = input.kind === 'combined' ? 2 * LEAST : LEAST;
  if (total < least) {
    errors.downRatio = `贷款总额不足 ${wanOfFen(least)} 万元，请降低首付比例`;
    return {};
  }
  if (input.kind !== 'combined') return { [input.kind]: total };
  if (fund === undefined) return {};
  if (fund > total - LEAST) {
    errors.fundAmount = `贷款总额 ${wanOfFen(total)} 万元，其中公积金贷款最多 ${wanOfFen(total - LEAST)} 万元`;
    return {};
  }
  return { commercial: total - fund, fund };
}

/** The lenders of a kind of loan. */
export const lendersOf = (kind: MortgageInput['kind']): Lender[] =>
  kind === 'combined' ? ['commercial', 'fund'] : [kind];

/** The loans that the inputs describe; none if there is any message. */
export function readLoans(input: MortgageInput): { errors: Errors; loans: Borrowed[] } {
  const errors: Errors = {};
  const principals = principalsOf(input, errors);
  const loans: Borrowed[] = [];
  for (const lender of lendersOf(input.kind)) {
    const principal = principals[lender];
    const annualRate = rateOf(input, lender, errors);
    if (principal === undefined || annualRate === undefined) continue;
    loans.push({ lender, principal, annualRate, months: Number(input.years) * 12, method: input.method });
  }
  return { errors, loans: Object.keys(errors).length ? [] : loans };
}
