import { SimStorage } from '../checkout/testing/sim-store';
import { LEASE, leaseOf, leases } from './lease';

beforeEach(() => localStorage.clear());

test('one tab has the lease; another gets it when it is released, or was not renewed', () => {
  const storage = new SimStorage();
  const [one, two] = ['1', '2'].map((tab) => leaseOf('pay', tab, storage.recordsOf(tab, leases))) as [
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
  expect(leaseOf('pay', '1').take(1010)).toBe(true);
  expect(leaseOf('pay', '2').take(1000)).toBe(false);
});

test('a lease from a clock that was set back does not last for ever', () => {
  const lease = leaseOf('pay', '1');
  leaseOf('pay', '2').take(10 * LEASE);
  expect(lease.take(0)).toBe(true);
});
