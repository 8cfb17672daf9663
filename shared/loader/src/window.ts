import type { Line, Registry } from './registry';

/**
 * A release that runs in this page. The elements of its scripts have it as `element.release`, so that a file which
 * releases share finds there whose globals to use: a page may hold two releases of one app.
 */
export interface PageRelease {
  /** Name of the container; `host` for the host. */
  name: string;
  /** What is added to the addresses of its files, so that they are asked for anew after a failure. */
  retry: string;
}

/** A read that was sent before the host was there, and the token that it carries. */
export interface EarlyRead {
  token: string;
  request: XMLHttpRequest;
}

/** What the document's script hands to the host. Documents are kept for weeks, so these three fields cannot change. */
export interface BootState {
  /** The releases that this visit gets. */
  registry: Registry;
  /** Where the registry came from. */
  source: 'fresh' | 'snapshot';
  /** The visitor's bucket, which decides whether they get a canary; negative on a device of the staff. */
  bucket: number;
  /** The course line of the visit; absent in older documents, and where the address opens no page of a line. */
  line?: Line | undefined;
}

/** The page's one global: what its scripts and the code that webpack generates for them know of each other. */
export interface Suite extends Partial<BootState> {
  /** The releases that run in this page, by their names. */
  releases: Record<string, PageRelease>;
  /** The `integrity` of scripts and styles, by their address on the page's own origin. */
  hashes: Record<string, string>;
  /** The `integrity` of files whose own is not known; absent in development. */
  unknown?: string;
  /** Prepares an element that webpack's code is about to insert. The document's script brings it. */
  prepare?: (element: HTMLScriptElement | HTMLLinkElement, release: PageRelease) => void;
  /** Sends a read that the script of a page declares; absent when its answer would be of no use. */
  ask?: (read: string) => void;
  /** The reads that were sent, by their address without `/api`. */
  reads: Record<string, EarlyRead>;
}

declare global {
  interface Window {
    __suite?: Partial<Suite>;
  }
  interface HTMLScriptElement {
    release?: PageRelease;
  }
}

/** The page's global; what its document has not put there is added. */
export function suite(): Suite {
  const known = window.__suite;
  if (known && known.hashes) return known as Suite;
  return (window.__suite = Object.assign({ releases: {}, hashes: {}, reads: {} }, known));
}
