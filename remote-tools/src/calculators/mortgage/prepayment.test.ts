import fc from 'fast-check';
import {
  owedAfter,
  prepayOrInvest,
  scheduleOf,
  totalsOf,
  type Keep,
  type Loan,
  type Method,
  type Prepayment,
} from './loan';

const loan = (method: Method): Loan => ({ principal: 100000000, annualRate: '3.5', months: 360, method });
const before = (one: Loan) => scheduleOf(one);
const scheduleWith = (one: Loan, { keep, ...prepayment }: Prepayment & { keep: Keep }) =>
  scheduleOf(one, [prepayment], keep);
const saving = (one: Loan, after: ReturnType<typeof scheduleOf>) => ({
  interest: totalsOf(before(one)).interest - totalsOf(after).interest,
  months: before(one).length - after.length,
});

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
    expect(saving(loan(method), after)).toEqual({ interest, months: 360 - months });
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
  expect(saving(one, after).months).toBe(300);
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

test('5.39 % for 48 months, then 3.3 %: after 72 months 893,037.81 are owed, not the 870,447.09 of 3.3 % alone', () => {
  const real: Loan = {
    ...loan('instalment'),
    annualRate: '5.39',
    changes: [{ fromMonth: 49, annualRate: '3.3' }],
  };
  expect(owedAfter(before(real), 72)).toBe(89303781);
  expect(owedAfter(before({ ...loan('instalment'), annualRate: '3.3' }), 72)).toBe(87044709);
  expect(before(real)).toHaveLength(360);
});

test('a shorter term stays shorter when the rate changes after it', () => {
  const real: Loan = { ...loan('instalment'), changes: [{ fromMonth: 100, annualRate: '3' }] };
  const after = scheduleOf(real, [{ afterMonth: 60, amount: 20000000 }], 'payment');
  expect(after).toHaveLength(267);
});

test('several prepayments: each one shortens what is left', () => {
  const after = scheduleOf(loan('instalment'), [
    { afterMonth: 60, amount: 20000000 },
    { afterMonth: 120, amount: 10000000 },
  ]);
  const first = scheduleOf(loan('instalment'), [{ afterMonth: 60, amount: 20000000 }]);
  expect(after.slice(0, 119)).toEqual(first.slice(0, 119));
  expect(after.length).toBeLessThan(first.length);
});

test('at the rate of the loan it does not matter whether money is paid back or invested', () => {
  const one = loan('instalment');
  const prepayments = [{ afterMonth: 60, amount: 20000000 }];
  // 3.5 % a year by months is a 年化 of 3.5567 %.
  const level = ((1 + 0.035 / 12) ** 12 - 1) * 100;
  for (const keep of ['payment', 'term'] as const) {
    const after = scheduleOf(one, prepayments, keep);
    const at = (rate: number) => prepayOrInvest(before(one), after, prepayments, rate.toFixed(12));
    const even = at(level);
    expect(Math.abs(even.prepaid - even.invested)).toBeLessThan(1000);
    const low = at(level - 0.5);
    expect(low.prepaid).toBeGreaterThan(low.invested);
    const high = at(level + 0.5);
    expect(high.prepaid).toBeLessThan(high.invested);
  }
});

/** A schedule in whole numbers only: the payment as a fraction, each month rounded half-up. */
function oracle(one: Loan, prepayments: readonly Prepayment[], keep: Keep) {
  const unit = 12000000n;
  const rateOf = (text: string) => BigInt(Math.round(Number(text) * 10000));
  const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
  const level = (balance: bigint, rate: bigint, months: number) => {
    if (one.method === 'principal' || rate === 0n) return half(balance, BigInt(months));
    const [power, scale] = [(unit + rate) ** BigInt(months), unit ** BigInt(months)];
    return half(balance * rate * power, unit * (power - scale));
  };
  let balance = BigInt(one.principal);
  let rate = rateOf(one.annualRate);
  let last = one.months;
  let fixed = level(balance, rate, last);
  const rows: [bigint, bigint][] = [];
  for (let number = 1; balance > 0n; number++) {
    const change = one.changes?.find(({ fromMonth }) => fromMonth === number);
    if (change) {
      rate = rateOf(change.annualRate);
      if (one.method === 'instalment') fixed = level(balance, rate, last - number + 1);
    }
    const interest = half(balance * rate, unit);
    const share = one.method === 'principal' ? fixed : fixed > interest ? fixed - interest : 0n;
    const paid = number >= last || share > balance ? balance : share;
    balance -= paid;
    for (const { afterMonth, amount } of prepayments) {
      if (afterMonth !== number) continue;
      balance = balance > BigInt(amount) ? balance - BigInt(amount) : 0n;
      if (keep === 'term' && balance) fixed = level(balance, rate, last - number);
      else {
        let [rest, months] = [balance, 0];
        while (rest > 0n && months < last - number) {
          const more = one.method === 'principal' ? 0n : half(rest * rate, unit);
          rest -= fixed > more ? fixed - more : 0n;
          months += 1;
        }
        last = number + months;
      }
    }
    rows.push([paid + interest, balance]);
  }
  return rows.map((row) => row.map(Number));
}

test('400 real loans with a new rate and two prepayments: whole numbers come to the same fen', () => {
  const cases = fc.record({
    principal: fc.integer({ min: 10000000, max: 500000000 }),
    rate: fc.integer({ min: 0, max: 90000 }),
    years: fc.integer({ min: 3, max: 20 }),
    method: fc.constantFrom<Method>('instalment', 'principal'),
    keep: fc.constantFrom<Keep>('payment', 'term'),
    newRate: fc.integer({ min: 0, max: 90000 }),
    months: fc.tuple(
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
    ),
    shares: fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })),
  });
  fc.assert(
    fc.property(cases, ({ principal, rate, years, method, keep, newRate, months: places, shares }) => {
      const months = years * 12;
      const one: Loan = {
        principal,
        annualRate: String(rate / 10000),
        months,
        method,
        changes: [
          { fromMonth: 2 + Math.floor(places[0] * (months - 2)), annualRate: String(newRate / 10000) },
        ],
      };
      const at = [1 + Math.floor(places[1] * (months - 2)), 2 + Math.floor(places[0] * (months - 3))];
      const prepayments = [...new Set(at)]
        .sort((a, b) => a - b)
        .map((afterMonth, index) => ({
          afterMonth,
          amount: Math.floor((principal * (shares[index] as number)) / 200),
        }));
      expect(scheduleOf(one, prepayments, keep).map(({ payment, balance }) => [payment, balance])).toEqual(
        oracle(one, prepayments, keep),
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});
