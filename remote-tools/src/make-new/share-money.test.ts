import { rehearse } from './rehearsal';
import { priceWords, sharesWords, unitCost, valueForLimit, wanWords, wholeCost } from './share-money';
import { beijingShare, shareOf } from './testing';

test('a winning unit costs its shares at the price of the issue, to the fen', () => {
  expect(unitCost(shareOf())).toBe(617000);
  expect(wholeCost(beijingShare())).toBe(40000000);
});

test.each(['', '0', '0.00'])('the price %j is not published yet', (price) => {
  expect(unitCost(shareOf({ price }))).toBeUndefined();
  expect(wholeCost(beijingShare({ price }))).toBeUndefined();
  expect(priceWords(price)).toBe('待公布');
  expect(rehearse([shareOf({ price })], 0)).toMatchObject({ cost: 0, unpriced: [{ price }] });
});

test.each([
  [10500, 10500000],
  [10000, 10000000],
  [10200, 10500000],
  [500, 1000000],
])(
  'a limit of %d shares asks for %d fen of market value, never less than 10,000 yuan',
  (apply_limit, fen) => {
    expect(valueForLimit(shareOf({ apply_limit }))).toBe(fen);
  },
);

test('Beijing asks for no market value', () => {
  expect(valueForLimit(beijingShare())).toBeUndefined();
});

test('numbers in words', () => {
  expect(priceWords('12.3')).toBe('¥12.30');
  expect(wanWords(10500000)).toBe('10.5 万元');
  expect(sharesWords(1234567)).toBe('1,234,567 股');
});
