import { system } from './device';
import { alwaysAllowed, calls, type Result } from './messenger-calls';
import { askWorld } from './portal-link';

type Args = Record<string, unknown>;
type Listener = (event: Args) => void;

/** iOS signs the page with the address at which it was entered, Android with the one where it is now. */
const entry = location.href;
const signedAddress = () => (system === 'ios' ? entry : location.href).replace(/#.*$/, '');

const allowed = new Set(alwaysAllowed);
const listeners = new Map<string, Listener>();

async function configure(args: Args): Promise<Result> {
  const { ok, why } = await askWorld<{ ok: boolean; why?: string }>('/messenger/verify', {
    appId: args.verifyAppId,
    timestamp: args.verifyTimestamp,
    nonceStr: args.verifyNonceStr,
    signature: args.verifySignature,
    url: signedAddress(),
  });
  if (!ok) return { outcome: `fail_${why}` };
  for (const name of (args.verifyJsApiList as string[] | undefined) ?? []) allowed.add(name);
  return { outcome: 'ok' };
}

function checkApis(args: Args): Result {
  const checkResult: Record<string, boolean> = {};
  for (const name of (args.jsApiList as string[] | undefined) ?? []) checkResult[name] = name in calls;
  return { outcome: 'ok', checkResult: system === 'android' ? JSON.stringify(checkResult) : checkResult };
}

async function resultOf(name: string, args: Args): Promise<Result> {
  if (name === 'preVerifyJSAPI') return configure(args);
  if (name === 'checkJsApi') return checkApis(args);
  const call = calls[name];
  if (!call) return { outcome: 'function_not_exist' };
  if (!allowed.has(name)) return { outcome: 'access_denied' };
  return call(args);
}

/** Defines what the messenger's WebView defines for a page, and says when it is ready. */
export function defineMessengerBridge(): void {
  const bridge = {
    invoke(name: string, args: Args | undefined, callback?: (answer: Args) => void) {
      void resultOf(name, args ?? {})
        .catch((): Result => ({ outcome: 'fail' }))
        .then(({ outcome, ...data }) => callback?.({ ...data, err_msg: `${name}:${outcome}` }));
    },
    on(event: string, listener: Listener) {
      listeners.set(event, listener);
    },
    call(name: string) {
      bridge.invoke(name, {});
    },
  };
  Object.assign(window, { WeixinJSBridge: bridge, __wxjs_environment: 'browser' });
  const ready = () => document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
  else ready();
  // The menu of the messenger's own bar, which the portal draws.
  addEventListener('message', (event) => {
    const { world, event: name } = (event.data ?? {}) as { world?: string; event?: string };
    if (event.origin === location.origin && world === 'menu' && name) listeners.get(name)?.({});
  });
}
