import { addDays, addMonths } from '@suite/kernel/time';
import fc from 'fast-check';
import { regularResult, yearlyRate } from './regular';
import { valuesFrom } from './testing';

const monthly = (values: readonly (string | [string, string])[]) =>
  values.map((value, at) => ({
    ...valuesFrom(`${addMonths('2026-01', at)}-05`, [value])[0],
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
    yearly: undefined,
  });
});

test('a year has twelve purchases, the current month among them, wherever its first day falls', () => {
  const values = monthly(Array.from({ length: 30 }, () => '1.0000'));
  expect(regularResult(values, 100000, 12)).toMatchObject({ times: 12, invested: 1200000, worth: 1200000 });
  expect(regularResult(values, 100000, 36)?.times).toBe(30);
  const daily = valuesFrom(
    '2025-02-28',
    Array.from({ length: 400 }, () => '1.0000'),
  );
  expect(regularResult(daily, 100000, 12)?.times).toBe(12);
});

test('shares are rounded down to the hundredth', () => {
  // 1000 / 1.3 = 769.23 shares, worth 769.23 yuan at 1 yuan each.
  expect(regularResult(monthly(['1.3000', '1.0000']), 100000)).toMatchObject({ worth: 76923 + 100000 });
});

test('a dividend since the purchase is reinvested', () => {
  const values = monthly([
    ['1.0000', '1.0000'],
    ['1.0000', '1.2000'],
    ['1.1000', '1.3000'],
  ]);
  // 1000 shares become 1,200 by the dividend and 1,320 yuan; the second purchase came after it.
  expect(regularResult(values.slice(0, 2), 100000)).toMatchObject({ worth: 220000, percent: '10.00' });
  expect(regularResult(values, 100000)).toMatchObject({ worth: 132000 + 110000 + 100000 });
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

// Microsoft's documentation of Excel's XIRR: 0.373362535.
test('Excel XIRR', () => {
  expect(
    yearlyRate([
      { date: '2008-01-01', amount: -10000 },
      { date: '2008-03-01', amount: 2750 },
      { date: '2008-10-30', amount: 4250 },
      { date: '2009-02-15', amount: 3250 },
      { date: '2009-04-01', amount: 2750 },
    ]),
  ).toBe('37.34');
});

test('400 savings plans at a known yearly rate: the rate is found again', () => {
  const cases = fc.record({
    rate: fc.integer({ min: -5000, max: 10000 }),
    count: fc.integer({ min: 2, max: 60 }),
    step: fc.integer({ min: 20, max: 40 }),
  });
  fc.assert(
    fc.property(cases, ({ rate, count, step }) => {
      const days = Array.from({ length: count }, (_, at) => at * step);
      const end = count * step;
      // Each payment grows by itself for its days.
      const worth = days.reduce((sum, day) => sum + 100000 * (1 + rate / 10000) ** ((end - day) / 365), 0);
      const flows = days.map((day) => ({ date: addDays('2020-01-01', day), amount: -100000 }));
      expect(yearlyRate([...flows, { date: addDays('2020-01-01', end), amount: worth }])).toBe(
        (rate / 100).toFixed(2),
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});
