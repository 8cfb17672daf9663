import { withMinus, type Fund, type FundType } from '@suite/api';

export type FundSort = 'year' | 'month' | 'day' | 'value';

/** What is asked of the list of funds. */
export interface FundFilter {
  words: string;
  type: FundType | 'all';
  sort: FundSort;
}

export const typeNames: Readonly<Record<FundType, string>> = {
  stock: '股票型',
  mixed: '混合型',
  bond: '债券型',
  index: '指数型',
  money: '货币型',
};

export const sortNames: Readonly<Record<FundSort, string>> = {
  year: '近一年',
  month: '近一月',
  day: '日涨跌',
  value: '单位净值',
};

const keyOf: Readonly<Record<FundSort, (fund: Fund) => string>> = {
  year: ({ year_change }) => year_change,
  month: ({ month_change }) => month_change,
  day: ({ day_change }) => day_change,
  value: ({ unit_value }) => unit_value,
};

const matches = ({ name, code }: Fund, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => String(name).toLowerCase().indexOf(word) >= 0 || code.indexOf(word) === 0);

/** The funds that match, the highest first; funds too young for a number come last. */
export function filteredFunds(funds: readonly Fund[], { words, type, sort }: FundFilter): Fund[] {
  const key = keyOf[sort];
  return funds
    .filter((fund) => (type === 'all' || fund.type === type) && matches(fund, words.trim()))
    .map((fund, at) => ({ fund, at, value: key(fund) === '' ? -Infinity : Number(key(fund)) }))
    .sort((one, other) => (one.value === other.value ? one.at - other.at : other.value - one.value))
    .map(({ fund }) => fund);
}

/** A change with its sign; a dash when the fund is too young. */
export const changeWords = (change: string): string =>
  change ? `${Number(change) > 0 ? '+' : ''}${withMinus(change)}%` : '--';

/** Rising is red in China, falling green; the sign says it, too. */
export const toneOf = (change: string): 'up' | 'down' | 'flat' =>
  Number(change) > 0 ? 'up' : Number(change) < 0 ? 'down' : 'flat';
