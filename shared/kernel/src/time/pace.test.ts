import { debounce, throttle } from '.';

const action = jest.fn();
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  action.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a throttled action runs at once, then once a second with the latest call', () => {
  const look = throttle(action);
  look(1);
  look(2);
  look(3);
  expect(action.mock.calls).toEqual([[1]]);
  pass(999);
  expect(action).toHaveBeenCalledTimes(1);
  pass(1);
  expect(action.mock.calls).toEqual([[1], [3]]);
  look(4);
  pass(5000);
  expect(action.mock.calls).toEqual([[1], [3], [4]]);
  look(5);
  expect(action).toHaveBeenLastCalledWith(5);
});

test('a debounced action runs once, half a second after the last call', () => {
  const save = debounce(action);
  save('a');
  pass(499);
  save('ab');
  pass(499);
  expect(action).not.toHaveBeenCalled();
  pass(1);
  expect(action.mock.calls).toEqual([['ab']]);
});

test('what is cancelled does not run any more', () => {
  const [look, save] = [throttle(action), debounce(action)];
  look(1);
  look(2);
  save(3);
  look.cancel();
  save.cancel();
  pass(5000);
  expect(action.mock.calls).toEqual([[1]]);
  look(4);
  expect(action).toHaveBeenLastCalledWith(4);
});
