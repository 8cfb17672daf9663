import type { FlagRules } from '../flags/facts';
import type { Site } from './site';

/** Where the app runs; pages ask this value and never the user agent. */
export type Context = 'browser' | 'messenger' | 'desktop-messenger' | 'shell';

/** One call to the provider. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  /** Path without the `/api` base. */
  path: string;
  params?: object;
  signal?: AbortSignal;
  /** Codes that the caller handles: they reject silently. */
  handles?: readonly number[];
  /** Sent without the learner asking for it: a refusal shows no message and rejects silently. */
  quiet?: boolean;
  /** Sent without the learner's token; in the shell it does not wait for the shell's. */
  withoutToken?: boolean;
  /** Sent with this token and not the page's own: to ask whose it is. */
  token?: string;
}

/** Sends calls; an answer arrives unwrapped, as the envelope's `data`. */
export interface Http {
  request<Data>(request: HttpRequest): Promise<Data>;
}

/**
 * The pay sheet's answer. After each of them the page asks the provider whether the order is paid;
 * `failed` means that the sheet gave up, for instance for want of money, and
 * `unregistered` means that the sheet was not opened, for the messenger does not know the page's address.
 */
export type PayOutcome = 'paid' | 'cancelled' | 'failed' | 'unknown' | 'unregistered';

/** Code of the shell's failure where there is no native bridge at all. */
export const NO_BRIDGE = -2;

/** Signed order data for the pay sheet. */
export interface PayParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** How a shared page is presented. */
export interface ShareData {
  title: string;
  description?: string;
  /** A whole address; the site's own when absent. */
  link?: string;
  image?: string;
}

/** The messenger around the page; outside it each member has no effect or answers that there is none. */
export interface Messenger {
  /** Opens the pay sheet; `unknown` where there is none. */
  pay(params: PayParams): Promise<PayOutcome>;
  /** Sets what is shared from this page until the next route. */
  share(data: ShareData): void;
  /** Shows pictures at full size; false when the page has to show them itself. */
  previewImages(addresses: readonly string[], current: string): Promise<boolean>;
}

/** The native app around the page. */
export interface Shell {
  /** Calls the app; rejects outside it, on a refusal, or after `limit` milliseconds of silence (default 3000). */
  call<Data>(method: string, params?: object, limit?: number): Promise<Data>;
}

/** Details of an event; never data that identifies the learner. */
export type TrackDetails = Record<string, string | number>;

/** The three analytics loggers. Without a configured address they send no events. */
export interface Track {
  pageView(page: string, details?: TrackDetails): void;
  click(target: string, details?: TrackDetails): void;
  study(event: string, details?: TrackDetails): void;
}

/** What the host provides to every page. */
export interface Platform {
  context: Context;
  /** Settings of the environment. */
  site: Site;
  /** What decides which flags are on; `useFlag` reads it. */
  flags?: { rules?: FlagRules; bucket: number };
  http: Http;
  messenger: Messenger;
  shell: Shell;
  track: Track;
  /** After a logout: forgets the learner on this device, apart from work that still has to reach the provider. */
  endSession(): void;
  /** Goes to a route of the suite. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Whether some app has a page at that route; a rollback may have removed it. */
  hasPage(to: string): boolean;
  /** Which page this is, of which app and version, for a report that the learner can pass on. */
  where(): { app: string; version: string; page: string };
  /** Tells the error service. Never pass personal data in the details. */
  report(error: unknown, details?: Record<string, string | number>): void;
}

let current: Platform | undefined;

/** Called once by the host, before its first render. */
export function providePlatform(platform: Platform): void {
  current = platform;
}

/** The platform of this page. */
export function platform(): Platform {
  if (!current) throw new Error('the host has not provided the platform');
  return current;
}
