import fc from 'fast-check';
import { owedAfter, savingOf, scheduleWith, type Keep } from './early-repayment';
import { planOf, scheduleOf, totalsOf, type Loan, type Method } from './loan';

const loan = (method: Method): Loan => ({ principal: 100000000, annualRate: '3.5', months: 360, method });
const before = (one: Loan) => scheduleOf(planOf(one));

// ¥200,000 after five years; worked out in exact fractions.
test.each([
  ['instalment', 'term', 10037358, 360, 348920, 348869],
  ['instalment', 'payment', 21778146, 267, 449045, 431891],
  ['principal', 'term', 8779124, 360, 395833, 211747],
  ['principal', 'payment', 15429152, 288, 462500, 278524],
] as [Method, Keep, number, number, number, number][])(
  '%s, keeping the %s, saves %d fen',
  (method, keep, interest, months, next, last) => {
    const after = scheduleWith(loan(method), { afterMonth: 60, amount: 20000000, keep });
    const saving = savingOf(before(loan(method)), after);
    expect(saving).toEqual({ interest, months: 360 - months, monthsAfter: months });
    expect(after[60]?.payment).toBe(next);
    expect(after[after.length - 1]?.payment).toBe(last);
  },
);

test('paying everything back ends the loan in that very month', () => {
  const one = loan('instalment');
  const owed = owedAfter(before(one), 60);
  expect(owed).toBe(89697052);
  const after = scheduleWith(one, { afterMonth: 60, amount: owed, keep: 'payment' });
  expect(after).toHaveLength(60);
  expect(after[59]).toEqual({ ...before(one)[59], balance: 0 });
  expect(savingOf(before(one), after)).toMatchObject({ monthsAfter: 60, months: 300 });
});

test('what was paid before the prepayment stays as it was', () => {
  const one = loan('principal');
  const after = scheduleWith(one, { afterMonth: 12, amount: 5000000, keep: 'term' });
  expect(after.slice(0, 11)).toEqual(before(one).slice(0, 11));
  expect(after[11]).toEqual({ ...before(one)[11], balance: owedAfter(before(one), 12) - 5000000 });
});

/** The smallest partial prepayment: 1 万元. */
const LEAST = 1000000;

const cases = fc
  .record({
    principal: fc.integer({ min: 1000000, max: 1000000000 }),
    annualRate: fc.integer({ min: 0, max: 200000 }).map((rate) => String(rate / 10000)),
    months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
    method: fc.constantFrom<Method>('instalment', 'principal'),
  })
  .chain((one) => {
    const rows = before(one);
    return fc.integer({ min: 1, max: one.months - 1 }).chain((afterMonth) => {
      const owed = owedAfter(rows, afterMonth);
      return fc.record({
        one: fc.constant(one),
        keep: fc.constantFrom<Keep>('payment', 'term'),
        afterMonth: fc.constant(afterMonth),
        amount: fc.integer({ min: Math.min(LEAST, owed), max: owed }),
      });
    });
  });

test('a prepayment is never lost, never makes the loan longer and never adds interest', () => {
  fc.assert(
    fc.property(cases, ({ one, ...prepayment }) => {
      const rows = before(one);
      const after = scheduleWith(one, prepayment);
      const principal = after.reduce((sum, row) => sum + row.principal, 0);
      expect(principal + prepayment.amount).toBe(one.principal);
      expect(after[after.length - 1]?.balance).toBe(0);
      expect(after.length).toBeLessThanOrEqual(rows.length);
      expect(totalsOf(after).interest).toBeLessThanOrEqual(totalsOf(rows).interest);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('shortening saves at least as much interest as lowering the payment', () => {
  fc.assert(
    fc.property(cases, ({ one, afterMonth, amount }) => {
      const interest = (keep: Keep) => totalsOf(scheduleWith(one, { afterMonth, amount, keep })).interest;
      expect(interest('payment')).toBeLessThanOrEqual(interest('term'));
    }),
    { seed: 7, numRuns: 300 },
  );
});
