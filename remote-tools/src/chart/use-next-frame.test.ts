import { act, renderHook } from '@testing-library/react';
import { useNextFrame } from './use-next-frame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const [first, second, third] = [{ at: 1 }, { at: 2 }, { at: 3 }];
const nextFrame = () => act(() => void jest.advanceTimersByTime(20));
const follow = () => renderHook(({ value }) => useNextFrame(value), { initialProps: { value: first } });

test('a value follows after the frame that the tap has drawn', () => {
  const { result, rerender } = follow();
  expect(result.current).toBe(first);
  rerender({ value: second });
  expect(result.current).toBe(first);
  nextFrame();
  expect(result.current).toBe(second);
});

test('of two values within a frame only the later one follows', () => {
  const seen: object[] = [];
  const { rerender } = renderHook(({ value }) => void seen.push(useNextFrame(value)), {
    initialProps: { value: first },
  });
  rerender({ value: second });
  rerender({ value: third });
  nextFrame();
  expect(seen).not.toContain(second);
  expect(seen[seen.length - 1]).toBe(third);
});

test('a page that was left has nothing to follow', () => {
  const { result, rerender, unmount } = follow();
  rerender({ value: second });
  unmount();
  nextFrame();
  expect(result.current).toBe(first);
});
