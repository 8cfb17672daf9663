import { personHere } from '@suite/kernel/records';
import { keptOrder } from './testing/machine-run';
import { leaseOf } from '../sending/lease';
import { keptIn, leaseName, orders, purchaseId, recordOf, type Purchase } from './record';

const purchase: Purchase = { user: 7, kind: 'finance', goodsId: '1' };

beforeEach(() => localStorage.clear());

test('an order comes back as it was kept, and a logout does not forget it', () => {
  recordOf(purchase).write(keptOrder());
  personHere('leaving');
  expect(recordOf(purchase).read()).toEqual(keptOrder());
  recordOf(purchase).write(null);
  expect(recordOf(purchase).read()).toBeNull();
});

test.each<[string, Purchase]>([
  ['another learner', { ...purchase, user: 8 }],
  ['other goods', { ...purchase, goodsId: '2' }],
  ['goods of another kind', { ...purchase, kind: 'books' }],
])('%s has a record and a lease of their own', (_, other) => {
  recordOf(purchase).write(keptOrder());
  expect(recordOf(other).read()).toBeNull();
  leaseOf(leaseName(purchase), 'a').take(0);
  expect(leaseOf(leaseName(other), 'b').take(0)).toBe(true);
});

test('a damaged record asks more, not less', () => {
  expect(keptIn({ orderNo: 'O1', phase: 'nonsense', doubt: 5, amount: 'x', channel: '' })).toMatchObject({
    orderNo: 'O1',
    phase: 'verifying',
    doubt: 'open',
    amount: NaN,
  });
  for (const value of [undefined, null, 'O1', 7, {}, { phase: 'ready' }]) expect(keptIn(value)).toBeNull();
});

test('what is kept names nobody', () => {
  recordOf(purchase).write(keptOrder());
  const { key } = orders.of({ line: 'learner', user: 7 }, purchaseId(purchase));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ value: keptOrder() });
});
