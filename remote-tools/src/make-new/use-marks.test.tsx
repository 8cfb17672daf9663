import { useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { act, renderHook } from '@testing-library/react';
import { useMarks } from './use-marks';

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
});

test('a logout keeps the marks, which are nowhere else, and forgets how much money there is', () => {
  const before = renderHook(useMarks).result;
  act(() => void before.current.toggle(1));
  act(() => void before.current.setCash('5000'));
  personHere('leaving');
  const after = renderHook(useMarks).result.current;
  expect(after.isMarked(1)).toBe(true);
  expect(after.cash).toBe('');
});

test('a share that another tab has marked stays marked', () => {
  const { result } = renderHook(useMarks);
  act(() => void result.current.toggle(3));
  const key = Object.keys(localStorage).find((one) => /new-share-marks/.test(one)) ?? '';
  const newValue = JSON.stringify({ v: 1, at: 0, value: [2] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  act(() => void result.current.toggle(1));
  expect(result.current.marks).toEqual([2, 1]);
  expect(renderHook(useMarks).result.current.marks).toEqual([2, 1]);
});
