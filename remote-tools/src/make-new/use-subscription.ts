import {
  codes,
  isSubscribe,
  makeNewLoginAuth,
  makeNewWxLogin,
  queryOf,
  subscribeNewShares,
  unsubscribeNewShares,
  useCall,
  useWrite,
  type Subscription,
} from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useState } from 'react';

const subscriptionKey = queryOf(isSubscribe, undefined).queryKey;

/** The learner's subscription: read, changed, and changed back by an undo. */
export function useSubscription() {
  const client = useQueryClient();
  const auth = useCall(makeNewLoginAuth, undefined);
  const isLogin = auth.data?.is_login === 1;
  const state = useCall(isSubscribe, undefined, { enabled: isLogin });
  const [undoable, setUndoable] = useState<'subscribed' | 'unsubscribed'>();

  const change = useWrite((isOn: boolean) => (isOn ? subscribeNewShares() : unsubscribeNewShares()), {
    afterSilence: async (isOn): Promise<Subscription | undefined> => {
      const { data } = await state.refetch();
      return data?.is_subscribe === Number(isOn) ? data : undefined;
    },
    needsData: true,
  });
  const entry = useWrite(() => makeNewWxLogin(), { refusals: { [codes.NOT_BOUND]: '' } });

  async function turn(isOn: boolean, canUndo: boolean) {
    const end = await change.send(isOn);
    if (end.state !== 'done') return;
    await client.cancelQueries({ queryKey: subscriptionKey });
    client.setQueryData(subscriptionKey, end.data);
    setUndoable(canUndo ? (isOn ? 'subscribed' : 'unsubscribed') : undefined);
  }

  async function logIn() {
    const end = await entry.send(undefined);
    if (end.state === 'done') await client.invalidateQueries();
    if (end.state === 'refused' && end.code === codes.NOT_BOUND) {
      platform().navigate(links.registerLogin({ back: links.newShares() }));
    }
  }

  return {
    /** Undefined until the provider has said it. */
    isLogin: auth.data ? isLogin : undefined,
    isSubscribed: state.data ? state.data.is_subscribe === 1 : undefined,
    /** The provider could not be asked. */
    isUnknown: !!(auth.error && !auth.data) || !!(state.error && !state.data),
    retry: () => (auth.data ? state.refetch() : auth.refetch()),
    subscribe: () => turn(true, true),
    unsubscribe: () => turn(false, true),
    undoable,
    undo: () => turn(undoable === 'unsubscribed', false),
    logIn,
    problem: change.problem || entry.problem,
  };
}
