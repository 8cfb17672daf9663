import { useWrite, type MessageSent } from '@suite/api';
import { Toast } from '@suite/ui/base';
import type { Refusal } from './use-refusal';

/** Seconds until another message can be sent, if the provider does not say it. */
const PAUSE = 60;

// A message whose answer was lost may have been sent.
const LOST = '网络不通，没有收到结果。请先查看短信，没有收到再重新获取';

/**
 * Sends a code by message; what goes wrong stands in `refusal`. Resolves to the seconds until another can be sent,
 * or to undefined if this one was not.
 */
export function useCodeMessage<Params>(refusal: Refusal, call: (params: Params) => Promise<MessageSent>) {
  const message = useWrite(refusal.keeping(call, LOST));
  return async (params: Params): Promise<number | undefined> => {
    const sent = await message.send(params);
    if (sent.state !== 'done') return undefined;
    Toast.success('验证码已发送');
    return sent.data?.seconds ?? PAUSE;
  };
}
