import fc from 'fast-check';
import { orderStatus } from './order-rows';

const DAY = 24 * 3600_000;
const now = 100 * DAY;

test.each([
  [{ paid_at: null, address_at: null }, 'unpaid'],
  [{ paid_at: null, address_at: now - 50 * DAY }, 'unpaid'],
  [{ paid_at: now - 50 * DAY, address_at: null }, 'paid'],
  [{ paid_at: now - 50 * DAY, address_at: now - DAY }, 'paid'],
  [{ paid_at: now - DAY, address_at: now - 50 * DAY }, 'paid'],
  [{ paid_at: now - 2 * DAY, address_at: now - 3 * DAY }, 'shipped'],
  [{ paid_at: now - 5 * DAY, address_at: now - 5 * DAY }, 'received'],
  [{ paid_at: now + DAY, address_at: null }, 'unpaid'],
])('%j: %s', (times, status) => {
  expect(orderStatus(times, now)).toBe(status);
});

test('an order never goes back', () => {
  const steps = ['unpaid', 'paid', 'shipped', 'received'];
  const moment = fc.option(fc.integer({ min: 0, max: 20 * DAY }));
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.array(fc.integer({ min: 0, max: 40 * DAY })),
      (paid_at, address_at, times) => {
        const seen = times
          .sort((one, other) => one - other)
          .map((time) => steps.indexOf(orderStatus({ paid_at, address_at }, time)));
        expect(seen).toEqual([...seen].sort());
      },
    ),
  );
});
