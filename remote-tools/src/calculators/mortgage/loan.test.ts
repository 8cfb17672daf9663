import fc from 'fast-check';
import {
  decreaseOf,
  fixedOf,
  scheduleOf,
  scheduleOfAll,
  together,
  totalsOf,
  type Loan,
  type Method,
} from './loan';

const loan = (over: Partial<Loan> = {}): Loan => ({
  principal: 100000000,
  annualRate: '3.5',
  months: 360,
  method: 'instalment',
  ...over,
});
const schedule = (over: Partial<Loan> = {}) => scheduleOf(loan(over));

test.each([
  [100000000, '3.5', 360, 449045],
  [100000000, '4.9', 360, 530727],
  [100000000, '4.9', 240, 654444],
  [100000000, '4.2', 360, 489017],
  [100000000, '3.25', 360, 435206],
  [100000000, '3.1', 360, 427016],
  [60000000, '2.1', 60, 1054293],
  [12345678, '3.075', 84, 163545],
  [100000000, '0', 360, 277778],
])('等额本息: %d fen at %s %% over %d months is %d a month', (principal, annualRate, months, payment) => {
  expect(fixedOf(loan({ principal, annualRate, months }))).toBe(payment);
});

// Worked out in exact fractions, each month rounded half-up to the fen.
test.each([
  ['instalment', 100000000, '3.5', 360, 449045, 448852, 61656007],
  ['instalment', 100000000, '4.9', 240, 654444, 654451, 57066567],
  ['instalment', 12345678, '3.075', 84, 163545, 163525, 1392082],
  ['instalment', 100000000, '0', 360, 277778, 277698, 0],
  ['instalment', 1000000, '20', 360, 16710, 20849, 5019739],
  ['principal', 100000000, '3.5', 360, 569445, 278508, 52645792],
  ['principal', 100000000, '4.9', 360, 686111, 278832, 73704108],
  ['principal', 12345678, '3.075', 84, 178608, 147379, 1344524],
  ['principal', 100000000, '0', 360, 277778, 277698, 0],
] as [Method, number, string, number, number, number, number][])(
  '%s: %d fen at %s %% over %d months',
  (method, principal, annualRate, months, first, last, interest) => {
    const rows = schedule({ method, principal, annualRate, months });
    expect(rows[0]?.payment).toBe(first);
    expect(rows[rows.length - 1]?.payment).toBe(last);
    expect(totalsOf(rows)).toEqual({ months, interest, payment: principal + interest });
  },
);

test('等额本金 pays the same principal every month but the last', () => {
  const rows = schedule({ method: 'principal' });
  expect(new Set(rows.slice(0, -1).map((row) => row.principal))).toEqual(new Set([277778]));
  expect(rows[359]?.principal).toBe(100000000 - 359 * 277778);
});

const method = fc.constantFrom<Method>('instalment', 'principal');
const anyLoan = fc.record({
  principal: fc.integer({ min: 1000000, max: 10000000000 }),
  annualRate: fc.integer({ min: 0, max: 200000 }).map((rate) => String(rate / 10000)),
  months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
  method,
});
const runs = { seed: 7, numRuns: 150 };

test('every schedule repays exactly the principal, in its term, and its balance is never negative', () => {
  fc.assert(
    fc.property(anyLoan, (one) => {
      const rows = scheduleOf(one);
      expect(rows).toHaveLength(one.months);
      let owed = one.principal;
      const wrong = rows.filter(({ principal, interest, payment, balance }) => {
        owed -= principal;
        const isSum = Number.isSafeInteger(payment) && payment === principal + interest;
        return !isSum || balance !== owed || !(interest >= 0) || !(principal >= 0);
      });
      expect(wrong).toEqual([]);
      expect(owed).toBe(0);
    }),
    runs,
  );
});

test('等额本息 pays the same every month but the last', () => {
  fc.assert(
    fc.property(anyLoan, (one) => {
      const rows = scheduleOf({ ...one, method: 'instalment' }).slice(0, -1);
      expect(new Set(rows.map((row) => row.payment)).size).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

test.each([
  ['3.5', 810],
  ['4.9', 1134],
  ['0', 0],
])('at %s %% the payments of 等额本金 go down by %d fen a month', (annualRate, decrease) => {
  const one = loan({ method: 'principal', annualRate });
  const rows = scheduleOf(one);
  expect(decreaseOf(one)).toBe(decrease);
  const steps = rows.slice(1, -1).map((row, index) => (rows[index]?.payment ?? 0) - row.payment);
  expect(steps.every((step) => Math.abs(step - decrease) <= 1)).toBe(true);
});

test('payments of 等额本金 never rise, but for what the last month clears', () => {
  fc.assert(
    fc.property(anyLoan, (one) => {
      const rows = scheduleOf({ ...one, method: 'principal' }).slice(0, -1);
      const rising = rows.slice(1).filter(({ payment }, at) => !(payment <= (rows[at]?.payment ?? 0)));
      expect(rising).toEqual([]);
    }),
    runs,
  );
});

test('等额本金 costs no more interest than 等额本息; near a rate of zero only rounding is left', () => {
  fc.assert(
    fc.property(anyLoan, (one) => {
      const interest = (by: Method) => totalsOf(scheduleOf({ ...one, method: by })).interest;
      const rounding = Number(one.annualRate) < 0.1 ? one.months : 0;
      expect(interest('principal')).toBeLessThanOrEqual(interest('instalment') + rounding);
    }),
    runs,
  );
});

test('a higher rate or more principal never costs less interest', () => {
  fc.assert(
    fc.property(anyLoan, (one) => {
      const { interest } = totalsOf(scheduleOf(one));
      const dearer = { ...one, annualRate: String(Number(one.annualRate) + 1) };
      const larger = { ...one, principal: one.principal + 1000000 };
      expect(totalsOf(scheduleOf(dearer)).interest).toBeGreaterThan(interest);
      expect(totalsOf(scheduleOf(larger)).interest).toBeGreaterThanOrEqual(interest);
    }),
    runs,
  );
});

test('two loans together are their sum, month by month', () => {
  const long = loan({ annualRate: '3.5', months: 240 });
  const short = loan({ principal: 60000000, annualRate: '2.6', months: 120 });
  const both = scheduleOfAll([short, long]);
  expect(both).toEqual(together(scheduleOf(long), scheduleOf(short)));
  expect(both).toHaveLength(240);
  expect(both[119]?.payment).toBe(
    (scheduleOf(long)[119]?.payment ?? 0) + (scheduleOf(short)[119]?.payment ?? 0),
  );
  expect(both[120]).toEqual(scheduleOf(long)[120]);
  expect(totalsOf(both).payment - totalsOf(both).interest).toBe(160000000);
});
