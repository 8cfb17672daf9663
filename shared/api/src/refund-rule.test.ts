import fc from 'fast-check';
import { addDays } from '@suite/kernel/time';
import type { RefundRule } from './entities/refund';
import { refundOn } from './refund-rule';

const rule: RefundRule = {
  paid: '998.00',
  free_until: '2026-03-08',
  begins_on: '2026-03-05',
  ends_on: '2026-05-03',
  last_on: '2026-05-03',
  fees: [
    { name: '支付手续费', amount: '5.99', since: '2026-03-09' },
    { name: '教材工本费', amount: '60.00', since: '2026-03-11' },
  ],
};

test.each([
  ['2026-03-01', 'all', 0, 0, 99800],
  ['2026-03-08', 'all', 0, 0, 99800],
  ['2026-03-09', 'part', 5, 599, 90884],
  ['2026-03-10', 'part', 6, 599, 89221],
  ['2026-03-11', 'part', 7, 6599, 81558],
  ['2026-04-30', 'none', 57, 6599, 0],
  ['2026-05-03', 'none', 60, 6599, 0],
  ['2026-05-04', 'over', 60, 6599, 0],
  ['2027-01-01', 'over', 60, 6599, 0],
] as const)(
  'on %s: %s, %d days used, fees of %d fen, refunded %d fen',
  (day, state, usedDays, fee, refund) => {
    expect(refundOn(rule, day)).toMatchObject({ state, usedDays, totalDays: 60, fee, refund, paid: 99800 });
  },
);

test('a course that begins after the free days has no used days before', () => {
  const late = { ...rule, begins_on: '2026-03-20', ends_on: '2026-04-18' };
  expect(refundOn(late, '2026-03-12')).toMatchObject({ usedDays: 0, used: 0, refund: 93201 });
});

test('what is refunded never grows from day to day, and the figures add up', () => {
  const day = (least: number) => fc.integer({ min: least, max: least + 400 });
  fc.assert(
    fc.property(day(0), fc.integer({ min: 1, max: 1_000_000 }), (days, fen) => {
      const paid = { ...rule, paid: `${Math.floor(fen / 100)}.${String((fen % 100) + 100).slice(1)}` };
      const [today, tomorrow] = [0, 1].map((more) => refundOn(paid, addDays('2026-02-20', days + more)));
      const { refund = NaN, used = NaN, fee = NaN, state } = today ?? {};
      expect(tomorrow?.refund).toBeLessThanOrEqual(refund);
      if (state === 'part' || state === 'all') expect(refund + used + fee).toBe(fen);
      else expect(refund).toBe(0);
    }),
  );
});
