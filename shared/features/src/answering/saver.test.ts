import { codes } from '@suite/api';
import { CallError } from '@suite/kernel';
import { pauseAfter } from './error-kind';
import { createSaver } from './saver';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const service = () => new CallError('service', 0, 'network failure');

function open(send: () => Promise<void> = async () => undefined) {
  const sent = jest.fn(send);
  const shown: string[] = [];
  const saver = createSaver({ isPending: () => false, send: sent, onChange: () => shown.push(saver.kind()) });
  return { saver, sent, shown };
}

test('a change is sent a few seconds after the last one', async () => {
  const { saver, sent } = open();
  saver.touch();
  await pass(2000);
  saver.touch();
  await pass(2999);
  expect(sent).not.toHaveBeenCalled();
  expect(saver.kind()).toBe('pending');
  await pass(1);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(saver.kind()).toBe('saved');
  await pass(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a learner who answers without a pause is saved all the same', async () => {
  const { saver, sent } = open();
  for (let second = 0; second < 25; second += 1) {
    saver.touch();
    await pass(1000);
  }
  expect(sent).toHaveBeenCalledTimes(2);
});

test('one draft goes at a time; what changes meanwhile follows', async () => {
  let arrive = () => {};
  const { saver, sent } = open(() => new Promise((resolve) => (arrive = resolve)));
  saver.touch();
  await pass(3000);
  saver.touch();
  await pass(20_000);
  expect(sent).toHaveBeenCalledTimes(1);
  arrive();
  await pass(3000);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('leaving sends at once, but not twice what is on its way', async () => {
  const { saver, sent } = open(() => new Promise(() => undefined));
  saver.flush();
  expect(sent).not.toHaveBeenCalled();
  saver.touch();
  saver.flush();
  saver.flush();
  expect(sent).toHaveBeenCalledTimes(1);
  saver.touch();
  saver.flush();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a failed save is said and tried again, ever more slowly, until it succeeds', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const errors = [service(), service(), service()];
  const { saver, sent, shown } = open(async () => {
    const problem = errors.shift();
    if (problem) throw problem;
  });
  saver.touch();
  await pass(3000);
  expect(saver.kind()).toBe('retrying');
  await pass(2000);
  expect(sent).toHaveBeenCalledTimes(2);
  await pass(4000);
  expect(sent).toHaveBeenCalledTimes(3);
  await pass(8000);
  expect(sent).toHaveBeenCalledTimes(4);
  expect(saver.kind()).toBe('saved');
  expect(shown).toEqual(['retrying', 'retrying', 'retrying', 'saved']);
});

test('without a network it says so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { saver } = open(() => Promise.reject(service()));
  saver.touch();
  await pass(3000);
  expect(saver.kind()).toBe('offline');
});

test.each([
  ['refused', new CallError('shown', 40000, '答案与题目不符')],
  ['refused', new CallError('silent', codes.PAPER_NOT_OPEN, '')],
  ['login', new CallError('login', codes.LOGIN_REQUIRED, '')],
] as const)('%s is not repeated by itself, but with the next change', async (kind, error) => {
  const { saver, sent } = open(() => Promise.reject(error));
  saver.touch();
  await pass(120_000);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(saver.kind()).toBe(kind);
  saver.touch();
  await pass(3000);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a stopped saver sends no draft, and goes on when it is started again', async () => {
  const { saver, sent } = open(() => Promise.reject(service()));
  saver.touch();
  saver.stop();
  await pass(60_000);
  expect(sent).not.toHaveBeenCalled();
  saver.start();
  await pass(3000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('during the pause after a failure a change does not send, and a lost network shows at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { saver, sent } = open(() => Promise.reject(service()));
  saver.touch();
  await pass(3000 + 2000 + 4000 + 8000);
  expect(sent).toHaveBeenCalledTimes(4);
  saver.touch();
  await pass(4000);
  expect(sent).toHaveBeenCalledTimes(4);
  expect(saver.kind()).toBe('retrying');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(saver.kind()).toBe('offline');
});

test('without a network a saved draft still shows as saved, and a refused one as refused', async () => {
  const { saver } = open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(saver.kind()).toBe('none');
  saver.touch();
  await pass(3000);
  expect(saver.kind()).toBe('saved');
  saver.touch();
  expect(saver.kind()).toBe('offline');
});

test('what an earlier visit has left unsent is not called saved', () => {
  const saver = createSaver({
    isPending: () => true,
    send: async () => undefined,
    onChange: () => undefined,
  });
  expect(saver.kind()).toBe('pending');
});

test('a change while a draft is on its way is pending until it follows', async () => {
  let arrive = () => {};
  const { saver, shown } = open(() => new Promise((resolve) => (arrive = resolve)));
  saver.touch();
  await pass(3000);
  saver.touch();
  arrive();
  await pass(0);
  expect(shown).toEqual(['pending']);
  await pass(3000);
  arrive();
  await pass(0);
  expect(shown).toEqual(['pending', 'saved']);
});

test.each(['arrives', 'fails'])(
  'a draft that was under way when the page was left has no effect when it %s',
  async (how) => {
    let end: { arrives: () => void; fails: (error: unknown) => void } | undefined;
    const { saver, sent, shown } = open(
      () => new Promise((arrives, fails) => (end = { arrives: () => arrives(), fails })),
    );
    saver.touch();
    await pass(3000);
    saver.stop();
    if (how === 'arrives') end?.arrives();
    else end?.fails(service());
    await pass(60_000);
    expect(shown).toEqual([]);
    expect(sent).toHaveBeenCalledTimes(1);
    saver.touch();
    saver.flush();
    await pass(60_000);
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test('without a change no draft is sent, neither at the start nor on leaving', async () => {
  const { saver, sent } = open();
  saver.start();
  saver.flush();
  await pass(60_000);
  expect(sent).not.toHaveBeenCalled();
  saver.touch();
  await pass(3000);
  saver.flush();
  await pass(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('flush sends a failed draft again at once, and also a draft that an earlier page has left', async () => {
  const { saver, sent } = open(() => Promise.reject(service()));
  saver.touch();
  await pass(3000);
  saver.flush();
  expect(sent).toHaveBeenCalledTimes(2);
  const left = jest.fn(async () => undefined);
  createSaver({ isPending: () => true, send: left, onChange: () => undefined }).flush();
  expect(left).toHaveBeenCalledTimes(1);
});

test('leaving sends what has changed since the draft that is on its way', async () => {
  const { saver, sent } = open(() => new Promise(() => undefined));
  saver.touch();
  await pass(3000);
  saver.flush();
  expect(sent).toHaveBeenCalledTimes(1);
  saver.touch();
  saver.flush();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('pauses grow to half a minute, and differ from phone to phone', () => {
  expect([1, 2, 3, 4, 5, 6, 99].map((errors) => pauseAfter(errors, () => 0.5))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(pauseAfter(1, () => 0)).toBe(1500);
  expect(pauseAfter(1, () => 1)).toBe(2500);
});
