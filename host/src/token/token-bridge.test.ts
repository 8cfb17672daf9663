import type { Shell } from '@suite/kernel';
import { AppSilent, BRIDGE_LIMIT, createTokenBridge } from './token-bridge';
import { currentToken, keepToken } from './token-store';

/** The bridge of an app that gives that answer, on a page of the management line, whose calls carry the token. */
function bridgeTo(call: () => Promise<unknown>) {
  const asked = jest.fn(call);
  const report = jest.fn();
  const shell = { call: asked } as Shell;
  return { ...createTokenBridge({ shell, line: 'management', report }), asked, report };
}

const token = (of: unknown) => ({ token: of });

beforeEach(() => keepToken('management', 'ofTheLearnerBefore'));
afterEach(() => jest.useRealTimers());

test('the app is asked once, and all calls wait for that answer', async () => {
  let answer: (given: object) => void = () => undefined;
  const { ready, asked, report } = bridgeTo(() => new Promise((resolve) => (answer = resolve)));
  let passed = 0;
  const waiting = [ready(), ready()].map((promise) => promise.then(() => passed++));
  await Promise.resolve();
  expect(passed).toBe(0);
  answer(token('abc.def'));
  await Promise.all(waiting);
  await ready();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(currentToken('management')).toBe('abc.def');
  expect(report).not.toHaveBeenCalled();
});

test.each([7, {}, ['abc'], 'two words', 'x'.repeat(5000)])(
  'the token %p is none: nobody is here, and the next call asks again',
  async (nonsense) => {
    const answers = [token(nonsense), token('abc')];
    const { ready, report } = bridgeTo(async () => answers.shift());
    await expect(ready()).rejects.toThrow(AppSilent);
    expect(report).toHaveBeenCalledTimes(1);
    await ready();
    expect(currentToken('management')).toBe('abc');
  },
);

test('a bridge that throws is reported, and no call is made', async () => {
  const error = new Error('broken');
  const { ready, report } = bridgeTo(async () => {
    throw error;
  });
  await expect(ready()).rejects.toThrow(AppSilent);
  expect(report).toHaveBeenCalledWith(error);
});

describe('an app that is silent', () => {
  beforeEach(() => jest.useFakeTimers());

  test('lets no call go out with the session of the learner before, and is told of after three seconds', async () => {
    const { ready, report } = bridgeTo(() => new Promise(() => undefined));
    const call = ready();
    let failed: unknown;
    call.catch((error: unknown) => (failed = error));
    await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT - 1);
    expect(failed).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toBeInstanceOf(AppSilent);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('may answer late: the next try goes on with it', async () => {
    const answers: ((given: object) => void)[] = [];
    const { ready } = bridgeTo(() => new Promise((resolve) => answers.push(resolve)));
    ready().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT);
    const again = ready();
    answers[0]!(token('late'));
    await again;
    expect(currentToken('management')).toBe('late');
  });

  test('has lost the question: the next try asks anew', async () => {
    const given = [new Promise(() => undefined), Promise.resolve(token('abc'))];
    const { ready } = bridgeTo(() => given.shift() as Promise<unknown>);
    ready().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT);
    await ready();
    expect(currentToken('management')).toBe('abc');
  });

  test('when it is asked again, leaves the page with the learner whom it has named', async () => {
    const given = [Promise.resolve(token('abc')), new Promise(() => undefined)];
    const { ready, askAgain } = bridgeTo(() => given.shift() as Promise<unknown>);
    await ready();
    const again = askAgain(async () => true).catch((error: unknown) => error);
    const call = ready();
    await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT);
    expect(await again).toBeInstanceOf(AppSilent);
    await call;
    expect(currentToken('management')).toBe('abc');
  });
});

describe('an app that is asked again', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  /** A page that comes to the front when the app has another token; how its next call ends. */
  async function comesToFront(again: unknown, isOwn: (token: string) => Promise<boolean>) {
    const given = [token('abc'), again];
    const { ready, askAgain } = bridgeTo(async () => given.shift());
    await ready();
    let isMade = false;
    const looked = askAgain(isOwn);
    void ready().then(() => (isMade = true));
    await settled();
    return { looked, isMade: () => isMade };
  }

  test('and has another token lets no call go out before it is known whose it is', async () => {
    let answer: (isOwn: boolean) => void = () => undefined;
    const isOwn = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { looked, isMade } = await comesToFront(token('other'), isOwn);
    expect([isMade(), currentToken('management'), isOwn.mock.calls]).toEqual([false, 'abc', [['other']]]);
    answer(true);
    expect(await looked).toBe(true);
    await settled();
    expect([isMade(), currentToken('management')]).toEqual([true, 'other']);
  });

  test.each([
    ['somebody else', token('other')],
    ['nobody', null],
  ])('and has %s lets no call of the page go out any more', async (_, again) => {
    const { looked, isMade } = await comesToFront(again, async () => false);
    expect(await looked).toBe(false);
    await settled();
    expect([isMade(), currentToken('management')]).toEqual([false, again ? 'abc' : '']);
  });
});

test('no report carries the token', async () => {
  const { ready, report } = bridgeTo(async () => token('secret token with spaces'));
  await ready().catch(() => undefined);
  expect(String(report.mock.calls)).not.toContain('secret');
});
