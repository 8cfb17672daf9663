import { changeWords, filteredFunds, toneOf, type FundFilter } from './fund-list';
import { fundOf } from './testing';

const funds = [
  fundOf(),
  fundOf({
    fund_id: 2,
    name: '晨曦纯债债券',
    code: '022200',
    type: 'bond',
    year_change: '3.10',
    unit_value: '1.01',
  }),
  fundOf({
    fund_id: 3,
    name: '青禾新机遇混合',
    code: '012300',
    type: 'mixed',
    year_change: '',
    day_change: '-9',
  }),
  fundOf({ fund_id: 4, name: '北辰 ETF 指数', code: '032400', type: 'index', year_change: '-8.00' }),
];
const found = (filter: Partial<FundFilter>) =>
  filteredFunds(funds, { words: '', type: 'all', sort: 'year', ...filter }).map(({ fund_id }) => fund_id);

test.each<[string, Partial<FundFilter>, number[]]>([
  ['all by the change of a year; too young ones last', {}, [1, 2, 4, 3]],
  ['by the change of a day, the same ones in their order', { sort: 'day' }, [1, 2, 4, 3]],
  ['by the unit value', { sort: 'value' }, [1, 3, 4, 2]],
  ['one type', { type: 'bond' }, [2]],
  ['a part of the name', { words: '债' }, [2]],
  ['the beginning of the code, with blanks around it', { words: ' 012 ' }, [1, 3]],
  ['the end of a code is no match', { words: '200' }, []],
  ['two words, small or large', { words: '北辰 etf' }, [4]],
  ['a word and a type', { words: '012', type: 'mixed' }, [3]],
])('%s', (_, filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test.each([
  ['1.20', '+1.20%', 'up'],
  ['-1.20', '−1.20%', 'down'],
  ['0.00', '0.00%', 'flat'],
  ['', '--', 'flat'],
])('a change of %j: %s, %s', (change, words, tone) => {
  expect(changeWords(change)).toBe(words);
  expect(toneOf(change)).toBe(tone);
});
