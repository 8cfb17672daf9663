import type { Order } from '@suite/api';
import { momentOf } from '@suite/kernel/time';
import { renderHook } from '@testing-library/react';
import { secondsLeft, useRemaining } from './use-remaining';

const order = {
  status: 'pending',
  create_time: '2026-03-11 12:00:00',
  expire_time: '2026-03-11 12:30:00',
} as const;
const at = (text: string) => momentOf(`2026-03-${text}`);

test.each([
  ['an order that was just made', '11 12:00:00', '11 12:00:00', 1800],
  ['one that is being looked at', '11 12:10:00', '11 12:17:30', 750],
  ['one whose time has run out on the page', '11 12:10:00', '11 12:31:00', 0],
  ['a clock that is a little late', '11 11:59:30', '11 11:59:30', 1830],
  ['a clock that was set back by a day on the page', '11 12:10:00', '10 12:10:00', undefined],
  ['a clock that is a day late', '10 12:10:00', '10 12:10:00', undefined],
  ['a clock that is a day ahead', '12 12:10:00', '12 12:10:00', undefined],
])('%s', (_, heardAt, now, left) => {
  expect(secondsLeft(order, at(now), at(heardAt))).toBe(left);
});

test('what is not to be paid has no time left, by any clock', () => {
  expect(secondsLeft(null, at('11 12:10:00'), at('11 12:10:00'))).toBe(0);
  expect(secondsLeft({ ...order, status: 'paid' }, at('12 12:10:00'), at('12 12:10:00'))).toBe(0);
});

test('an order that comes without a time to be closed at has no time left to say', () => {
  const endless = { ...order, expire_time: '' };
  expect(secondsLeft(endless, at('11 12:10:00'), at('11 12:10:00'))).toBeUndefined();
});

test('an order that comes to an open page has its time at once, not that since the page opened', () => {
  jest.useFakeTimers({ now: at('11 12:00:00') });
  const useShown = (given: Order | null) => useRemaining(given, () => undefined);
  const { result, rerender } = renderHook(useShown, { initialProps: null as Order | null });
  jest.setSystemTime(at('11 12:00:08'));
  rerender(order as Order);
  expect(result.current).toBe(1792);
  jest.useRealTimers();
});
