import type { Site } from '../registry/site';

/** Where the app runs; pages that differ by it ask this value and nothing else. */
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
  /** In the shell: sent without waiting for the shell's token. */
  withoutToken?: boolean;
}

/** Sends calls; an answer arrives unwrapped, as the envelope's `data`. */
export interface Http {
  request<Data>(request: HttpRequest): Promise<Data>;
}

/** What the messenger's pay sheet says; after anything but `cancelled` the provider is asked. */
export type PayOutcome = 'paid' | 'cancelled' | 'unknown';

/** Signed order data for the pay sheet. */
export interface PayParams {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/** What a shared page says of itself. */
export interface ShareData {
  title: string;
  description?: string;
  /** A whole address; the site's own when absent. */
  link?: string;
  image?: string;
}

/** The messenger around the page; outside it every member does nothing or says so. */
export interface Messenger {
  /** Opens the pay sheet; `unknown` where there is none. */
  pay(params: PayParams): Promise<PayOutcome>;
  /** Says what is shared from here until the next route. */
  share(data: ShareData): void;
  /** Shows pictures at full size; false where the page has to do it itself. */
  previewImages(addresses: readonly string[], current: string): Promise<boolean>;
}

/** The native app around the page. */
export interface Shell {
  /** Asks the app; rejects outside it, after a silence of 3 s when `limit` says nothing, or on a refusal. */
  call<Data>(method: string, params?: object, limit?: number): Promise<Data>;
}

/** Details of an event; never anything that tells who the learner is. */
export type TrackDetails = Record<string, string | number>;

/** The three analytics loggers. Without a configured sink they do nothing. */
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
  http: Http;
  messenger: Messenger;
  shell: Shell;
  track: Track;
  /** After a logout: forgets the learner on this device, apart from work that still has to reach the provider. */
  endSession(): void;
  /** Goes to a route of the suite. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Whether some app has a page at that route now; an app that is rolled back may have lost it. */
  hasPage(to: string): boolean;
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
