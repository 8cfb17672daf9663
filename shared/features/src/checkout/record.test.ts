import { deviceStore, forgetLearner } from '@suite/kernel';
import { keptOrder } from './testing/machine-run';
import { SimStorage } from './testing/sim-store';
import { LEASE, leaseOf } from './lease';
import { keptIn, purchaseKey, recordOf, type Purchase } from './record';

const purchase: Purchase = { user: 7, kind: 'finance', goodsId: '1' };

beforeEach(() => localStorage.clear());

test('an order comes back as it was kept, and a logout does not forget it', () => {
  recordOf(purchase).write(keptOrder());
  forgetLearner();
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
  leaseOf(purchase, 'a').take(0);
  expect(leaseOf(other, 'b').take(0)).toBe(true);
});

test('a damaged record asks more, not less', () => {
  expect(
    keptIn({ orderNo: 'O1', phase: 'nonsense', unknownAttempt: 5, amount: 'x', channel: '' }),
  ).toMatchObject({
    orderNo: 'O1',
    phase: 'verifying',
    unknownAttempt: 'open',
    amount: NaN,
  });
  for (const value of [undefined, null, 'O1', 7, {}, { phase: 'ready' }]) expect(keptIn(value)).toBeNull();
});

test('a record of an earlier release is read', () => {
  const { unknownAttempt: doubt, ...others } = keptOrder({ unknownAttempt: 'claimed' });
  expect(keptIn({ ...others, doubt })).toEqual(keptOrder({ unknownAttempt: 'claimed' }));
});

test('what is kept names nobody', () => {
  recordOf(purchase).write(keptOrder());
  expect(deviceStore.get(purchaseKey(purchase, 'order'))).toEqual(keptOrder());
});

test('one tab has the lease; another gets it when it is released, or was not renewed', () => {
  const storage = new SimStorage();
  const [one, two] = ['1', '2'].map((tab) => leaseOf(purchase, tab, storage.storeOf(tab))) as [
    ReturnType<typeof leaseOf>,
    ReturnType<typeof leaseOf>,
  ];
  const told = jest.fn();
  two.watch(told);
  expect([one.take(0), two.take(1), one.isHeld(2), two.isHeld(2)]).toEqual([true, false, true, false]);
  expect(told).toHaveBeenCalledTimes(1);
  one.release();
  expect([two.take(3), one.take(4)]).toEqual([true, false]);
  expect([one.take(3 + LEASE), two.isHeld(4 + LEASE)]).toEqual([true, false]);
  two.release();
  expect(one.isHeld(5 + LEASE)).toBe(true);
});

test('a lease that another tab has renewed since this one looked at the clock is not free', () => {
  expect(leaseOf(purchase, '1').take(1010)).toBe(true);
  expect(leaseOf(purchase, '2').take(1000)).toBe(false);
});

test('a lease from a clock that was set back does not last for ever', () => {
  const lease = leaseOf(purchase, '1');
  leaseOf(purchase, '2').take(10 * LEASE);
  expect(lease.take(0)).toBe(true);
});
