import type { MessageSent } from '@suite/api';
import { CallError } from '@suite/kernel';
import { act, renderHook, screen } from '@testing-library/react';
import { useCodeMessage } from './use-code-message';
import { useRefusal } from './use-refusal';

async function after(answer: () => Promise<unknown>) {
  const { result } = renderHook(() => {
    const refusal = useRefusal();
    const send = useCodeMessage(refusal, answer as () => Promise<MessageSent>);
    return { send, refusal };
  });
  let seconds: number | undefined;
  await act(async () => {
    seconds = await result.current.send(undefined);
  });
  return { seconds, words: result.current.refusal.words };
}

test('the provider says when another message can be sent', async () => {
  expect(await after(async () => ({ seconds: 30 }))).toEqual({ seconds: 30, words: '' });
  expect(await screen.findByText('验证码已发送')).toBeInTheDocument();
});

test('a confirmation without data is a message that was sent', async () => {
  expect(await after(async () => null)).toEqual({ seconds: 60, words: '' });
});

test('a message whose answer was lost is not said to be missing', async () => {
  const { seconds, words } = await after(() => Promise.reject(new CallError('service', 0, '')));
  expect(seconds).toBeUndefined();
  expect(words).toBe('网络不通，没有收到结果。请先查看短信，没有收到再重新获取');
});

test('a refusal is kept in its words', async () => {
  const refused = () => Promise.reject(new CallError('shown', 40029, '请 30 秒后再试'));
  expect(await after(refused)).toEqual({ seconds: undefined, words: '请 30 秒后再试' });
});
