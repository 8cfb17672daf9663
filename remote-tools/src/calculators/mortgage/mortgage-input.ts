import Big from 'big.js';
import { fenOfWan, portion, wanOfFen, type Fen } from '../money';
import { reader, type Errors as ErrorsOf } from '../read-inputs';
import type { NumberRule } from '../read-number';
import type { Choices } from '../remembered-input';
import { newestValue } from '../rules/dated-rule';
import { fundRates as fundRule, lpr, SHORT_TERM_YEARS } from '../rules/table';
import type { Keep, Loan, Method, RateChange } from './loan';
import { publishedRates, isHistory, type CourseInput } from './rate-course';

const lprRates = newestValue(lpr);
const fundRates = newestValue(fundRule);

/** Who lends the money. */
export type Lender = 'commercial' | 'fund';

/** A loan and its lender. */
export interface Borrowed extends Loan {
  lender: Lender;
}

/** Everything that the learner enters, as typed; also the form in which it is stored. */
export type MortgageInput = CourseInput & {
  kind: Lender | 'combined';
  /** A new loan by its amount or the price of the home, or one that is being paid back. */
  basis: 'amount' | 'price' | 'running';
  commercialAmount: string;
  fundAmount: string;
  price: string;
  downRatio: string;
  years: string;
  leftMonths: string;
  method: Method;
  commercialRateFrom: 'lpr' | 'other' | 'direct';
  lprRate: string;
  pointsSign: 'none' | 'plus' | 'minus';
  points: string;
  commercialRate: string;
  fundRateFrom: keyof typeof fundRates | 'direct';
  fundRate: string;
  prepay: 'none' | 'part' | 'all';
  prepayLender: Lender;
  prepayCount: '1' | '2' | '3';
  prepayMonth: string;
  prepayAmount: string;
  prepayMonth2: string;
  prepayAmount2: string;
  prepayMonth3: string;
  prepayAmount3: string;
  keep: Keep;
  investRate: string;
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
  leftMonths: '288',
  method: 'instalment',
  commercialRateFrom: 'lpr',
  lprRate: lprRates.five,
  pointsSign: 'none',
  points: '20',
  commercialRate: lprRates.five,
  fundRateFrom: 'first',
  fundRate: fundRates.first.long,
  prepay: 'none',
  prepayLender: 'commercial',
  prepayCount: '1',
  prepayMonth: '60',
  prepayAmount: '20',
  prepayMonth2: '120',
  prepayAmount2: '10',
  prepayMonth3: '180',
  prepayAmount3: '10',
  keep: 'payment',
  investRate: '2',
  course: 'steady',
  changeCount: '1',
  changeMonth1: '13',
  changeRate1: lprRates.five,
  changeMonth2: '25',
  changeRate2: lprRates.five,
  changeMonth3: '37',
  changeRate3: lprRates.five,
  startYear: '2022',
  startMonth: '1',
  repricing: 'january',
};

/** Terms on offer, in years. */
export const termYears = Array.from({ length: 30 }, (_, index) => String(index + 1));

/** Values that the choice fields may hold. */
export const mortgageChoices: Choices<MortgageInput> = {
  kind: ['commercial', 'fund', 'combined'],
  basis: ['amount', 'price', 'running'],
  years: termYears,
  method: ['instalment', 'principal'],
  commercialRateFrom: ['lpr', 'other', 'direct'],
  pointsSign: ['none', 'plus', 'minus'],
  fundRateFrom: ['first', 'second', 'direct'],
  prepay: ['none', 'part', 'all'],
  prepayLender: ['commercial', 'fund'],
  keep: ['payment', 'term'],
  prepayCount: ['1', '2', '3'],
  course: ['steady', 'typed', 'history'],
  changeCount: ['1', '2', '3'],
  repricing: ['january', 'anniversary'],
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

/** Terms up to five years have rates of their own; of a running loan only the rest of its term is known. */
const isShort = ({ basis, years }: MortgageInput) => basis !== 'running' && Number(years) <= SHORT_TERM_YEARS;

/** Name of the term to which a published rate belongs. */
export const termWords = (input: MortgageInput): string =>
  isShort(input) ? `${SHORT_TERM_YEARS} 年及以下` : `${SHORT_TERM_YEARS} 年以上`;

/** The published LPR for the term: loans of five years or less follow the one-year rate. */
export const lprFor = (input: MortgageInput, rates = lprRates): string =>
  rates[isShort(input) ? 'one' : 'five'];

/** The provident fund's published rate for the term. */
export const fundRateFor = (home: keyof typeof fundRates, input: MortgageInput, rates = fundRates): string =>
  rates[home][isShort(input) ? 'short' : 'long'];

/** A rate with its basis points; undefined, with a message, if it falls below 0. */
function withPoints(base: string, input: MortgageInput, errors: Errors): string | undefined {
  const points = input.pointsSign === 'none' ? '0' : reader(input, rules, errors)('points');
  if (points === undefined) return undefined;
  const sum = new Big(base).plus(new Big(points).div(input.pointsSign === 'minus' ? -100 : 100));
  if (sum.gte(0)) return sum.toString();
  errors.points = `减点后利率不能低于 0，最多减 ${new Big(base).times(100).toString()} 个基点`;
  return undefined;
}

/** The first yearly rate of one lender in percent; undefined if the input for it is not valid. */
export function rateOf(input: MortgageInput, lender: Lender, errors: Errors = {}): string | undefined {
  const read = reader(input, rules, errors);
  if (lender === 'fund') {
    return input.fundRateFrom === 'direct' ? read('fundRate') : fundRateFor(input.fundRateFrom, input);
  }
  const from = input.commercialRateFrom;
  if (from === 'direct') return read('commercialRate');
  const base = from === 'other' ? read('lprRate') : lprFor(input);
  return base === undefined ? undefined : withPoints(base, input, errors);
}

/** The rates of one lender from the first month on; undefined if an input for them is not valid. */
function loanRates(input: MortgageInput, lender: Lender, months: number, errors: Errors) {
  if (isHistory(input)) {
    const home = input.fundRateFrom === 'second' ? 'second' : 'first';
    return lender === 'fund'
      ? publishedRates(input, months, fundRule, (rates) => fundRateFor(home, input, rates), errors)
      : publishedRates(
          input,
          months,
          lpr,
          (rates) => withPoints(lprFor(input, rates), input, errors),
          errors,
        );
  }
  const annualRate = rateOf(input, lender, errors);
  // Rates that are typed by month are those of the commercial loan, or of the only one.
  const isTyped = input.course === 'typed' && (lender === 'commercial' || input.kind === 'fund');
  const changes = isTyped ? typedChanges(input, months, errors) : [];
  return annualRate === undefined || !changes ? undefined : { annualRate, changes };
}

/** Rates typed by the month from which each holds. */
function typedChanges(input: MortgageInput, months: number, errors: Errors): RateChange[] | undefined {
  const changes: RateChange[] = [];
  for (let at = 1; at <= Number(input.changeCount); at += 1) {
    const [month, value] = [`changeMonth${at}`, `changeRate${at}`] as ['changeMonth1', 'changeRate1'];
    const after = changes[changes.length - 1]?.fromMonth ?? 1;
    const read = reader(
      input,
      {
        [month]: { name: '利率变动的期数', unit: '期', min: after + 1, max: months, decimals: 0 },
        [value]: rate('变动后的年利率'),
      } as Record<typeof month | typeof value, NumberRule>,
      errors,
    );
    const [fromMonth, annualRate] = [read(month), read(value)];
    if (fromMonth === undefined || annualRate === undefined) return undefined;
    changes.push({ fromMonth: Number(fromMonth), annualRate });
  }
  return changes;
}

const LEAST: Fen = fenOfWan('1');

function principalsOf(input: MortgageInput, errors: Errors): Partial<Record<Lender, Fen>> {
  const read = reader(input, rules, errors);
  const fen = (field: 'commercialAmount' | 'fundAmount') => {
    const wan = read(field);
    return wan === undefined ? undefined : fenOfWan(wan);
  };
  if (input.basis !== 'price') {
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

/** Months of the loan from here on. */
function termMonths(input: MortgageInput, errors: Errors): number {
  if (input.basis !== 'running') return Number(input.years) * 12;
  const rule = { leftMonths: { name: '剩余期数', unit: '期', min: 2, max: 360, decimals: 0 } };
  return Number(reader(input, rule, errors)('leftMonths') ?? 360);
}

/** The loans that the inputs describe; none if there is any message. */
export function readLoans(input: MortgageInput): { errors: Errors; loans: Borrowed[] } {
  const errors: Errors = {};
  const principals = principalsOf(input, errors);
  const months = termMonths(input, errors);
  const loans: Borrowed[] = [];
  for (const lender of lendersOf(input.kind)) {
    const principal = principals[lender];
    const rates = loanRates(input, lender, months, errors);
    if (principal === undefined || rates === undefined) continue;
    loans.push({ lender, principal, months, method: input.method, ...rates });
  }
  return { errors, loans: Object.keys(errors).length ? [] : loans };
}
