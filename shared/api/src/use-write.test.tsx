import { CallError } from '@suite/kernel';
import { act, renderHook } from '@testing-library/react';
import { useWrite, type WriteOptions } from './use-write';

function write(answer: () => Promise<string>, options?: WriteOptions<number, string>) {
  const call = jest.fn<Promise<string>, [number]>(answer);
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

test('a defect is thrown', async () => {
  const { result } = write(() => Promise.reject(new TypeError('x is undefined')));
  await act(() => expect(result.current.send(7)).rejects.toThrow('x is undefined'));
});

test('a second tap joins the first write; the next one starts without the last problem', async () => {
  const ends: ((text: string) => void)[] = [];
  const { call, result } = write(() => new Promise((resolve) => ends.push(resolve)));
  await act(async () => {
    const both = [result.current.send(7), result.current.send(8)];
    ends[0]?.('stored');
    expect(await Promise.all(both)).toEqual(Array(2).fill({ state: 'done', data: 'stored' }));
  });
  expect(call).toHaveBeenCalledTimes(1);
});
