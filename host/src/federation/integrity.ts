import type { LiveRelease } from '@suite/kernel/registry';
import { ownBase } from '../boot/needed-files';

declare global {
  interface Window {
    /** The `integrity` of scripts and styles, by address. */
    __suiteHashes?: Record<string, string>;
  }
}

/** Makes the hashes of a release's files known to every container, before one of the files is requested. */
export function knowHashes({ base, hashes = {} }: LiveRelease): void {
  const folder = new URL(base, location.href).href;
  const known = (window.__suiteHashes = window.__suiteHashes ?? {});
  for (const file of Object.keys(hashes)) known[folder + file] = `sha384-${hashes[file]}`;
}

/** Makes the known hashes count for the same files on the page's own origin, too. */
export function knowOwnOrigin(): void {
  const known = (window.__suiteHashes = window.__suiteHashes ?? {});
  for (const address of Object.keys(known)) {
    known[new URL(ownBase(address), location.href).href] = known[address] as string;
  }
}

/** Sets an element's integrity if its file's hash is known. */
export function withIntegrity(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  const { href, origin } = new URL(address, location.href);
  const known = window.__suiteHashes?.[href.split('?')[0] as string];
  if (!known) return;
  element.integrity = known;
  if (origin !== location.origin) element.crossOrigin = 'anonymous';
}
