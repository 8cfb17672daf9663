import { regularResult } from './regular';
import { valuesFrom } from './testing';

const monthly = (values: readonly (string | [string, string])[]) =>
  values.map((value, at) => ({
    ...valuesFrom(`2026-0${at + 1}-05`, [value])[0],
  })) as ReturnType<typeof valuesFrom>;

test('bought once a month, on its first day with a value', () => {
  const values = valuesFrom('2026-01-30', ['1.0000', '1.1000', '1.2500', '1.3000', '1.2500']);
  // 1000 yuan buy 1000 shares on 30 January and 800 on 1 February; they are worth 1.25 each.
  expect(regularResult(values, 100000)).toEqual({
    times: 2,
    invested: 200000,
    worth: 225000,
    gain: 25000,
    percent: '12.50',
  });
});

test('of a range only the months that begin in it count: the value before it buys nothing', () => {
  const values = valuesFrom('2026-01-30', ['1.0000', '1.1000', '1.2500', '1.3000', '1.2500']);
  expect(regularResult(values, 100000, 1)).toMatchObject({ times: 1, invested: 100000, worth: 100000 });
});

test('shares are rounded down to the hundredth', () => {
  // 1000 / 1.3 = 769.23 shares, worth 769.23 yuan at 1 yuan each.
  expect(regularResult(monthly(['1.3000', '1.0000']), 100000)).toMatchObject({ worth: 76923 + 100000 });
});

test('what was paid out since the purchase counts', () => {
  const values = monthly([
    ['1.0000', '1.0000'],
    ['1.0000', '1.2000'],
  ]);
  // The first 1000 shares got 0.2 yuan each; the second purchase came after it.
  expect(regularResult(values, 100000)).toMatchObject({ worth: 220000, gain: 20000, percent: '10.00' });
});

test('a fall is a loss', () => {
  expect(regularResult(monthly(['2.0000', '1.0000']), 100000)).toMatchObject({
    gain: -50000,
    percent: '-25.00',
  });
});

test('no values or no amount, no result', () => {
  expect(regularResult([], 100000)).toBeUndefined();
  expect(regularResult(monthly(['1.0000']), 0)).toBeUndefined();
});
