import fc from 'fast-check';
import { rehearse } from './rehearsal';
import { addDays } from '@suite/kernel/time';
import { beijingShare, shareOf } from './testing';

test('one share of Shanghai: nothing when it is applied for, one unit two days later by 16:00', () => {
  const { days, cost, unpriced } = rehearse([shareOf()], 700000);
  expect(days).toEqual([
    {
      day: '2026-03-13',
      movements: [{ kind: 'pay', share: shareOf(), amount: 617000, deadline: '16:00' }],
      needed: 617000,
      available: 700000,
      missing: 0,
      missed: [],
      isCrowded: false,
    },
  ]);
  expect(cost).toBe(617000);
  expect(unpriced).toEqual([]);
});

test('two payments on one day are a conflict, and what is missing is told to the fen', () => {
  const shares = [shareOf(), shareOf({ share_id: 3, price: '20.01' })];
  const [day] = rehearse(shares, 1000000).days;
  expect(day).toMatchObject({ needed: 1617500, missing: 617500, isCrowded: true });
});

test('money that is frozen in Beijing cannot pay another share until it comes back', () => {
  const early = shareOf({ share_id: 3, apply_date: '2026-03-10', result_date: '2026-03-12' });
  const { days, cost } = rehearse([early, beijingShare()], 40000000);
  expect(days.map(({ day, needed, missing }) => [day, needed, missing])).toEqual([
    ['2026-03-11', 40000000, 0],
    ['2026-03-12', 617000, 617000],
    ['2026-03-13', 0, 0],
  ]);
  expect(days[2]?.available).toBe(40000000 - 80000);
  expect(cost).toBe(617000 + 80000);
});

test('on the day on which it comes back it can pay', () => {
  const [, second] = rehearse([shareOf(), beijingShare()], 40000000).days;
  expect(second).toMatchObject({ day: '2026-03-13', available: 39920000, needed: 617000, missing: 0 });
  expect(second?.isCrowded).toBe(false);
});

test('a share without a price has its day and is not counted', () => {
  const open = shareOf({ price: '' });
  const { days, cost, unpriced } = rehearse([open], 0);
  expect(days[0]).toMatchObject({ needed: 0, missing: 0, movements: [{ amount: undefined }] });
  expect(cost).toBe(0);
  expect(unpriced).toEqual([open]);
});

test('no marks, no days', () => {
  expect(rehearse([], 100)).toEqual({ days: [], least: 0, cost: 0, unpriced: [] });
});

test('the least cash suffices for all days together: what is frozen and what was paid is out of it', () => {
  const early = shareOf({ share_id: 3, apply_date: '2026-03-10', result_date: '2026-03-12' });
  expect(rehearse([early, beijingShare()], 40000000).least).toBe(40617000);
  expect(rehearse([early, beijingShare()], 40617000).days.map(({ missing }) => missing)).toEqual([0, 0, 0]);
  // Paid on the 12th, the money is not there on the 13th.
  expect(rehearse([early, shareOf()], 0).least).toBe(2 * 617000);
});

test('a payment that cannot be made is named apart from an application that is left out', () => {
  const early = shareOf({ share_id: 3, apply_date: '2026-03-10', result_date: '2026-03-12' });
  const missed = (cash: number) => rehearse([early, beijingShare()], cash).days.map((day) => day.missed);
  expect(missed(40000000)).toEqual([[], [early], []]);
  expect(missed(40617000)).toEqual([[], [], []]);
  const two = rehearse([shareOf(), shareOf({ share_id: 4, price: '1.00' })], 60000).days[0];
  expect(two?.missed.map(({ share_id }) => share_id)).toEqual([1]);
});

test('400 rehearsals: a fen less than the least cash lacks on some day, the least itself on none', () => {
  const share = fc.record({
    isBeijing: fc.boolean(),
    apply: fc.integer({ min: 0, max: 9 }),
    draw: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 100, max: 9999 }).map((fen) => (fen / 100).toFixed(2)),
  });
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 6 }), (list) => {
      const shares = list.map(({ isBeijing, apply, draw, price }, share_id) =>
        (isBeijing ? beijingShare : shareOf)({
          share_id,
          price,
          apply_date: addDays('2026-03-02', apply),
          result_date: addDays('2026-03-02', apply + draw),
        }),
      );
      const { least } = rehearse(shares, 0);
      const lacks = (cash: number) => rehearse(shares, cash).days.some(({ missing }) => missing > 0);
      expect([lacks(least), lacks(least - 1)]).toEqual([false, true]);
    }),
    { seed: 7, numRuns: 400 },
  );
});
