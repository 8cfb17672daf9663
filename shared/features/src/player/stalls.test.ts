import { createStalls } from './stalls';

const onRepeated = jest.fn();
const stallFor = (stalls: ReturnType<typeof createStalls>, seconds: number) => {
  stalls.begin();
  jest.advanceTimersByTime(seconds * 1000);
  stalls.end();
};

beforeEach(() => {
  jest.useFakeTimers();
  onRepeated.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a third long stall within a minute is told, and counting begins anew', () => {
  const stalls = createStalls(onRepeated);
  [4, 4].forEach((seconds) => stallFor(stalls, seconds));
  expect(onRepeated).not.toHaveBeenCalled();
  stallFor(stalls, 4);
  expect(onRepeated).toHaveBeenCalledTimes(1);
  stallFor(stalls, 4);
  expect(onRepeated).toHaveBeenCalledTimes(1);
});

test('short waits and stalls far apart are usual', () => {
  const stalls = createStalls(onRepeated);
  [1, 2, 1, 2, 1].forEach((seconds) => stallFor(stalls, seconds));
  for (let at = 0; at < 5; at += 1) {
    stallFor(stalls, 4);
    jest.advanceTimersByTime(40_000);
  }
  expect(onRepeated).not.toHaveBeenCalled();
});

test('one wait is one stall, however often the engine says so; another mirror begins without a past', () => {
  const stalls = createStalls(onRepeated);
  stalls.begin();
  stalls.begin();
  jest.advanceTimersByTime(4000);
  stalls.end();
  stallFor(stalls, 4);
  stalls.forget();
  stallFor(stalls, 4);
  expect(onRepeated).not.toHaveBeenCalled();
});
