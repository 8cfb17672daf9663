import { noteServerTime } from '@suite/kernel';
import { renderHook } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

const END = '2026-03-11 12:10:00';

beforeEach(() => {
  // The device's clock is an hour behind.
  jest.useFakeTimers({ now: Date.parse('2026-03-11T11:00:00+08:00') });
  noteServerTime('Wed, 11 Mar 2026 04:00:00 GMT');
});
afterEach(() => jest.useRealTimers());

const secondsLeft = (serverTime?: string) =>
  renderHook(() => useSecondsUntil(END, serverTime)).result.current;

test('a device whose clock is behind counts by the head of an answer that says no time itself', () => {
  expect(secondsLeft()).toBe(600);
});

test('an answer that is shown again minutes later does not count its minutes twice', () => {
  jest.advanceTimersByTime(240_000);
  expect(secondsLeft('2026-03-11 12:00:00')).toBe(360);
});

test('a time of the answer that is later than the head of the last one counts', () => {
  expect(secondsLeft('2026-03-11 12:05:00')).toBe(300);
});
