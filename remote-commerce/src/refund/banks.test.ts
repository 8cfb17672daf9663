import { banksLike } from './banks';

const banks = [
  { id: 1, name: '中国工商银行', short: 'ICBC' },
  { id: 2, name: '招商银行', short: 'CMB' },
  { id: 3, name: '中国民生银行', short: 'CMBC' },
];

test.each([
  ['', [1, 2, 3]],
  ['工商', [1]],
  ['工行', [1]],
  [' 招 商 ', [2]],
  ['cmb', [2, 3]],
  ['中国', [1, 3]],
  ['火星', []],
])('"%s" finds %j', (wanted, ids) => {
  expect(banksLike(banks, wanted).map(({ id }) => id)).toEqual(ids);
});
