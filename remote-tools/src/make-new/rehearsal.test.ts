import { rehearse } from './rehearsal';
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
  expect(rehearse([], 100)).toEqual({ days: [], cost: 0, unpriced: [] });
});
