import { BRIDGE_LIMIT, createTokenBridge } from './token-bridge';

const parts = (ask: () => Promise<unknown>) => ({ ask: jest.fn(ask), keep: jest.fn(), report: jest.fn() });

afterEach(() => jest.useRealTimers());

test('the shell is asked once, and all calls wait for that answer', async () => {
  let answer: (token: string) => void = () => undefined;
  const bridge = parts(() => new Promise((resolve) => (answer = resolve)));
  const ready = createTokenBridge(bridge);
  let passed = 0;
  const waiting = [ready(), ready()].map((promise) => promise.then(() => passed++));
  await Promise.resolve();
  expect(passed).toBe(0);
  answer('abc.def');
  await Promise.all(waiting);
  await ready();
  expect(bridge.ask).toHaveBeenCalledTimes(1);
  expect(bridge.keep).toHaveBeenCalledWith('abc.def');
  expect(bridge.report).not.toHaveBeenCalled();
});

test.each([undefined, null, '', 7, {}, ['abc'], 'two words', 'x'.repeat(5000)])(
  'the answer %p is nonsense: reported, not kept, and the calls go on',
  async (nonsense) => {
    const bridge = parts(() => Promise.resolve(nonsense));
    await createTokenBridge(bridge)();
    expect(bridge.keep).not.toHaveBeenCalled();
    expect(bridge.report).toHaveBeenCalledTimes(1);
  },
);

test('a bridge that throws is reported, and the calls go on', async () => {
  const error = new Error('broken');
  const bridge = parts(async () => {
    throw error;
  });
  await createTokenBridge(bridge)();
  expect(bridge.report).toHaveBeenCalledWith(error);
});

test('a bridge that is silent holds the calls up for three seconds and no longer', async () => {
  jest.useFakeTimers();
  const bridge = parts(() => new Promise(() => undefined));
  let passed = false;
  const ready = createTokenBridge(bridge)().then(() => (passed = true));
  await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT - 1);
  expect(passed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await ready;
  expect(bridge.report).toHaveBeenCalledTimes(1);
});

test('a token that comes after the three seconds serves the calls that follow', async () => {
  jest.useFakeTimers();
  let answer: (token: string) => void = () => undefined;
  const bridge = parts(() => new Promise((resolve) => (answer = resolve)));
  const ready = createTokenBridge(bridge)();
  await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT);
  await ready;
  answer('late');
  await jest.advanceTimersByTimeAsync(0);
  expect(bridge.keep).toHaveBeenCalledWith('late');
});

test('no report carries the token', async () => {
  const bridge = parts(() => Promise.resolve('secret token with spaces'));
  await createTokenBridge(bridge)();
  expect(String(bridge.report.mock.calls)).not.toContain('secret');
});
