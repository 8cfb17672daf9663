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

/** What the host provides to every page. */
export interface Platform {
  context: Context;
  /** Settings of the environment. */
  site: Site;
  http: Http;
  /** Goes to a route of the suite. */
  navigate(to: string, options?: { replace?: boolean }): void;
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
