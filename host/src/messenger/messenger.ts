import type { JsTicket, SignedUrlParams, WxConfig } from '@suite/api';
import type { Context, Messenger, PayOutcome, ShareData } from '@suite/kernel';
import { within } from '@suite/loader';
import type { Sdk } from './sdk';

/** What the messenger needs of the host. */
export interface MessengerParts {
  context: Context;
  userAgent: string;
  /** Address at which the page was entered. */
  entry: string;
  href: () => string;
  /** The suite's id at the messenger. */
  appId: string;
  /** Signs an address for the SDK. */
  sign: (params: SignedUrlParams) => Promise<WxConfig>;
  /** What an address can be signed with on the device, where the provider does not sign it. */
  ticket: (params: SignedUrlParams) => Promise<JsTicket>;
  loadSdk: () => Promise<Sdk>;
  /** Resolves when the main thread is idle. */
  idle: () => Promise<void>;
  log: (error: unknown) => void;
}

/** What the pay sheet calls back with. */
interface PayAnswer {
  err_msg?: string;
  err_desc?: string;
}

/** Defined by the messenger, some time after the page has begun. */
interface Bridge {
  invoke(name: string, params: object, callback: (answer: PayAnswer | undefined) => void): void;
}

/** Description of a shared page that gives none itself. */
const DESCRIPTION = '系统学理财，每天进步一点点';

/** Longest time that a payment waits for the messenger's bridge, and a picture for its SDK. */
const BRIDGE_LIMIT = 3000;

/** Reads the pay sheet's answer; an unclear one is `unknown`, and the page asks the provider. */
export function payOutcome(message: unknown, reason?: unknown): PayOutcome {
  if (/URL未注册/i.test(`${message}${reason}`)) return 'unregistered';
  const [, result] = /^get_?brand_?wcpay_?request:(\w+)$/i.exec(String(message)) ?? [];
  if (result === 'ok') return 'paid';
  if (result === 'cancel') return 'cancelled';
  return result === 'fail' ? 'failed' : 'unknown';
}

/** The address that the SDK is signed for: iOS keeps the one that was entered, Android has the current one. */
export const signedAddress = (userAgent: string, entry: string, href: string): string =>
  (/iPhone|iPad|iPod/.test(userAgent) ? entry : href).replace(/#.*$/, '');

const bridge = () =>
  new Promise<Bridge>((resolve, reject) => {
    const found = () => {
      const there = (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;
      if (there) resolve(there);
    };
    found();
    document.addEventListener('WeixinJSBridgeReady', found, { once: true });
    setTimeout(() => reject(new Error('the messenger defines no bridge')), BRIDGE_LIMIT);
  });

/** Opens the pay sheet. */
const paidIn = (there: Bridge, params: object) =>
  new Promise<PayOutcome>((resolve) =>
    there.invoke('getBrandWCPayRequest', params, (answer) =>
      resolve(payOutcome(answer?.err_msg, answer?.err_desc)),
    ),
  );

/** The messenger as pages use it. Its SDK is fetched when the page is idle, or earlier if a page needs it. */
export function createMessenger(parts: MessengerParts): Messenger {
  const { context, userAgent, entry, href, appId, sign, loadSdk, idle, log } = parts;
  const isThere = context === 'messenger' || context === 'desktop-messenger';
  const configured = new Map<string, Promise<Sdk | undefined>>();
  let wanted: ShareData | undefined;

  async function signed(url: string): Promise<[Sdk, WxConfig]> {
    const [sdk, config] = await Promise.all([loadSdk(), sign({ url }).catch(log)]);
    return [sdk, config ?? (await sdk.sign(appId, (await parts.ticket({ url })).ticket, url))];
  }

  async function configure(url: string): Promise<Sdk | undefined> {
    try {
      const [sdk, config] = await signed(url).catch((error: unknown) => {
        configured.delete(url);
        throw error;
      });
      // The messenger's own refusal is kept: its SDK calls a second configuration done without asking.
      await sdk.configure(config);
      return sdk;
    } catch (error) {
      log(error);
      return undefined;
    }
  }

  function ready(): Promise<Sdk | undefined> {
    const url = signedAddress(userAgent, entry, href());
    const known = configured.get(url) ?? configure(url);
    configured.set(url, known);
    return known;
  }

  async function shareWanted(): Promise<void> {
    await idle();
    const sdk = await ready();
    if (sdk && wanted) sdk.share({ description: DESCRIPTION, link: `${new URL(href()).origin}/`, ...wanted });
    wanted = undefined;
  }

  return {
    async pay(params) {
      if (!isThere) return 'unknown';
      // Without a bridge there is no sheet in which money could be taken.
      const there = await bridge().catch(log);
      if (!there) return 'failed';
      try {
        return await paidIn(there, params);
      } catch (error) {
        log(error);
        return 'unknown';
      }
    },

    share(data) {
      if (!isThere) return;
      const first = !wanted;
      wanted = data;
      if (first) void shareWanted();
    },

    async previewImages(addresses, current) {
      if (!isThere) return false;
      const sdk = await within(BRIDGE_LIMIT, ready()).catch(() => undefined);
      sdk?.previewImages(addresses, current);
      return sdk !== undefined;
    },
  };
}
