import { CallError } from '@suite/kernel';
import { act, renderHook } from '@testing-library/react';
import { useWrite, type WriteOptions } from './use-write';

function write(answer: () => Promise<string | null>, options?: WriteOptions<number, string | null>) {
  const call = jest.fn<Promise<string | null>, [number]>(answer);
  const { result } = renderHook(() => useWrite(call, options));
  const send = async () => {
    let end: unknown;
    await act(async () => {
      end = await result.current.send(7);
    });
    return end;
  };
  return { call, send, result, problem: () => result.current.problem };
}

const failure = (...error: ConstructorParameters<typeof CallError>) =>
  Promise.reject(new CallError(...error));

test('a write that succeeds gives its data and no problem', async () => {
  const { send, problem, call } = write(async () => 'stored');
  expect(await send()).toEqual({ state: 'done', data: 'stored' });
  expect(call).toHaveBeenCalledWith(7);
  expect(problem()).toBe('');
});

test.each(['login', 'shown'] as const)(
  'a problem that was already shown as %s is not shown again',
  async (kind) => {
    const { send, problem } = write(() => failure(kind, 20005, '请先登录'));
    expect(await send()).toEqual({ state: 'told' });
    expect(problem()).toBe('');
  },
);

test('a refusal comes back with its code, in the words of the provider or of the page', async () => {
  const refuse = () => failure('silent', 20034, '已经评价过');
  expect(await write(refuse).send()).toEqual({ state: 'refused', code: 20034, words: '已经评价过' });
  const plain = write(refuse);
  await plain.send();
  expect(plain.problem()).toBe('已经评价过');
  const own = write(refuse, { refusals: { 20034: '您已经评价过这位老师' } });
  await own.send();
  expect(own.problem()).toBe('您已经评价过这位老师');
  const handled = write(refuse, { refusals: { 20034: '' } });
  await handled.send();
  expect(handled.problem()).toBe('');
});

test('a refusal without words is not kept from the learner', async () => {
  const mute = write(() => failure('silent', 1, ''));
  expect(await mute.send()).toEqual({ state: 'refused', code: 1, words: '暂时无法完成，请稍后再试' });
  expect(mute.problem()).toBe('暂时无法完成，请稍后再试');
});

test('a lost answer is asked for before it is called a failure', async () => {
  const lost = () => failure('service', 0, 'network failure');
  const known = write(lost, { afterSilence: async (params) => `asked for ${params}` });
  expect(await known.send()).toEqual({ state: 'done', data: 'asked for 7' });
  const unknown = write(lost, { afterSilence: async () => undefined });
  expect(await unknown.send()).toEqual({ state: 'lost', error: expect.any(CallError) });
  expect(unknown.problem()).toMatch(/没有收到结果/);
  const deaf = write(lost, { afterSilence: () => failure('service', 0, ''), lostWords: '没有提交成功' });
  expect(await deaf.send()).toEqual({ state: 'lost', error: expect.any(CallError) });
  expect(deaf.problem()).toBe('没有提交成功');
});

test('a confirmation without data is done, unless the page needs the data: then it is asked for', async () => {
  const empty = async () => null;
  const asked = jest.fn(async () => 'asked for');
  expect(await write(empty, { afterSilence: asked }).send()).toEqual({ state: 'done', data: null });
  expect(asked).not.toHaveBeenCalled();
  const known = write(empty, { afterSilence: asked, needsData: true });
  expect(await known.send()).toEqual({ state: 'done', data: 'asked for' });
  const unknown = write(empty, { afterSilence: async () => undefined, needsData: true });
  expect(await unknown.send()).toEqual({ state: 'lost', error: undefined });
  expect(unknown.problem()).toMatch(/没有收到结果/);
});

test('a defect is thrown', async () => {
  const { result } = write(() => Promise.reject(new TypeError('x is undefined')));
  await act(() => expect(result.current.send(7)).rejects.toThrow('x is undefined'));
});

/** A write whose answers come when the test says so. */
function slowWrite() {
  const ends: ((text: string) => void)[] = [];
  const { call, result } = write(() => new Promise((resolve) => ends.push(resolve)));
  return { call, send: (params: number) => result.current.send(params), ends };
}

test('a second tap joins the first write', async () => {
  const { call, send, ends } = slowWrite();
  await act(async () => {
    const both = [send(7), send(7)];
    ends[0]?.('stored');
    expect(await Promise.all(both)).toEqual(Array(2).fill({ state: 'done', data: 'stored' }));
  });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a call with other params is sent after the first, and has an outcome of its own', async () => {
  const { call, send, ends } = slowWrite();
  await act(async () => {
    const all = [send(7), send(8), send(8), send(7)];
    expect(call.mock.calls).toEqual([[7]]);
    for (const [at, text] of ['seven', 'eight', 'seven again'].entries()) {
      ends[at]?.(text);
      await all[[0, 1, 3][at] as number];
    }
    const texts = (await Promise.all(all)).map((end) => end.state === 'done' && end.data);
    expect(texts).toEqual(['seven', 'eight', 'eight', 'seven again']);
  });
  expect(call.mock.calls).toEqual([[7], [8], [7]]);
});

test('after a defect the next call is sent all the same', async () => {
  const ends: (() => void)[] = [];
  const { result } = write(
    () =>
      new Promise((resolve, reject) =>
        ends.push(ends.length ? () => resolve('stored') : () => reject(new TypeError('x'))),
      ),
  );
  await act(async () => {
    const first = result.current.send(7);
    const second = result.current.send(8);
    ends[0]?.();
    await expect(first).rejects.toThrow('x');
    await Promise.resolve();
    ends[1]?.();
    expect(await second).toEqual({ state: 'done', data: 'stored' });
  });
});
