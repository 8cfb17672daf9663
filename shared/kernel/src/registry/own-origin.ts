declare global {
  interface Window {
    /** The `integrity` of scripts and styles, by address. */
    __suiteHashes?: Record<string, string>;
  }
}

/** A release's base on the page's own origin, which serves the same files when a CDN fails. */
export const ownBase = (base: string): string => base.replace(/^https?:.+?(?=\/releases\/)/, '');

/** Makes the known hashes count for the same files on the page's own origin, too. */
export function knowOwnOrigin(): void {
  const known = (window.__suiteHashes = window.__suiteHashes ?? {});
  for (const address of Object.keys(known)) {
    known[new URL(ownBase(address), location.href).href] = known[address] as string;
  }
}
