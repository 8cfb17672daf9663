import { CallError } from '@suite/kernel';
import { act, renderHook } from '@testing-library/react';
import { useRefusal } from './use-refusal';

async function wordsAfter(error: unknown, lostWords?: string): Promise<string> {
  const { result } = renderHook(() => useRefusal());
  const send = result.current.keeping(() => Promise.reject(error), lostWords);
  await act(() => expect(send(undefined)).rejects.toBe(error));
  return result.current.words;
}

test('a refusal is kept in the provider’s words, or in ours if it has none', async () => {
  expect(await wordsAfter(new CallError('shown', 1, '验证码已过期'))).toBe('验证码已过期');
  expect(await wordsAfter(new CallError('silent', 1, ''))).toBe('暂时无法完成，请稍后再试');
});

test('a lost answer is kept only in words that the page gives', async () => {
  const lost = new CallError('service', 0, 'network failure');
  expect(await wordsAfter(lost, '网络不通，请重试')).toBe('网络不通，请重试');
  expect(await wordsAfter(lost)).toBe('');
});

test('a login that is required says nothing', async () => {
  expect(await wordsAfter(new CallError('login', 20005, '请先登录'), '网络不通，请重试')).toBe('');
});
