import { addMonths, dayAt } from '@suite/kernel/time';
import { reader, type Errors } from '../read-inputs';
import { versionOn, type DatedRule } from '../rules/dated-rule';
import { lpr } from '../rules/table';
import type { RateChange } from './loan';

/** How the rate of a loan goes on, as typed. */
export type CourseInput = {
  /** One rate for ever, rates typed by month, or the published ones since the loan was paid out. */
  course: 'steady' | 'typed' | 'history';
  changeCount: '1' | '2' | '3';
  changeMonth1: string;
  changeRate1: string;
  changeMonth2: string;
  changeRate2: string;
  changeMonth3: string;
  changeRate3: string;
  startYear: string;
  startMonth: string;
  /** The day on which the bank takes the newest published rate. */
  repricing: 'january' | 'anniversary';
};

/** The published rates count for a loan whose beginning is known. */
export const isHistory = ({ course, basis }: CourseInput & { basis: string }): boolean =>
  course === 'history' && basis !== 'running';

/** The first year of the published loan prime rates. */
const FIRST_YEAR = Number(lpr.versions[0].from.slice(0, 4)) + 1;

/** Month in which the loan was paid out, `2022-01`; undefined, with messages, while it is not valid. */
export function payoutMonth(input: CourseInput, errors: Errors<CourseInput>): string | undefined {
  const today = dayAt(Date.now());
  const year = Number(today.slice(0, 4));
  const month = Number(input.startYear) === year ? Number(today.slice(5, 7)) : 12;
  const read = reader(
    input,
    {
      startYear: { name: '放款年份', unit: '年', min: FIRST_YEAR, max: year, decimals: 0 },
      startMonth: { name: '放款月份', unit: '月', min: 1, max: month, decimals: 0 },
    },
    errors,
  );
  const [startYear, startMonth] = [read('startYear'), read('startMonth')];
  return startYear && startMonth && addMonths(`${startYear}-01`, Number(startMonth) - 1);
}

/** Payments made since the loan was paid out: the first one comes a month later. */
export function paidMonths(start: string): number {
  const [year, month] = dayAt(Date.now()).split('-').map(Number) as [number, number];
  return (year - Number(start.slice(0, 4))) * 12 + month - Number(start.slice(5, 7));
}

/** The published rates of a loan since it was paid out: the first one, and each that a repricing day brought. */
export function publishedRates<Value>(
  input: CourseInput,
  months: number,
  rule: DatedRule<Value>,
  rateIn: (value: Value) => string | undefined,
  errors: Errors<CourseInput>,
): { annualRate: string; changes: RateChange[] } | undefined {
  const start = payoutMonth(input, errors);
  const annualRate = start && rateIn(versionOn(rule, `${start}-01`).value);
  if (!start || annualRate === undefined) return undefined;
  const changes: RateChange[] = [];
  let last = annualRate;
  for (let period = 2; period <= months; period += 1) {
    const month = addMonths(start, period - 1);
    const isRepriced = input.repricing === 'january' ? month.slice(5) === '01' : (period - 1) % 12 === 0;
    const rate = isRepriced ? rateIn(versionOn(rule, `${month}-01`).value) : last;
    if (rate === undefined) return undefined;
    if (rate !== last) changes.push({ fromMonth: period, annualRate: rate });
    last = rate;
  }
  return { annualRate, changes };
}
