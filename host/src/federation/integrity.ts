import { integrityOf, type LiveRelease } from '@suite/kernel/registry';

/** The build puts the mode in. */
declare const process: { env: { NODE_ENV?: string } };

declare global {
  interface Window {
    /** The `integrity` of scripts and styles whose own is not known; absent in development. */
    __suiteUnknown?: string;
  }
}

/** A hash that no file has, so that browsers refuse what is inserted with it. */
const NO_FILE = `sha256-${'A'.repeat(43)}=`;

/**
 * Makes the hashes of a release's files known to every container, before one of the files is requested. Publishing
 * gives every release its hashes; a build without any was not published, and has nothing to hold its files against.
 */
export function knowHashes({ base, hashes }: LiveRelease): void {
  if (!hashes) return;
  const folder = new URL(base, location.href).href;
  const known = (window.__suiteHashes = window.__suiteHashes ?? {});
  if (process.env.NODE_ENV === 'production') window.__suiteUnknown = NO_FILE;
  for (const file of Object.keys(hashes)) known[folder + file] = integrityOf(hashes[file] as string);
}

/**
 * Sets an element's integrity. Throws in production if its file's hash is not known: code that was not published
 * must not run. Development builds have no hashes.
 */
export function withIntegrity(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  const { href, origin } = new URL(address, location.href);
  const file = href.split('?')[0] as string;
  const known = window.__suiteHashes?.[file];
  if (!known && window.__suiteUnknown) throw new Error(`the hash of ${file} is not known`);
  if (!known) return;
  element.integrity = known;
  if (origin !== location.origin) element.crossOrigin = 'anonymous';
}
