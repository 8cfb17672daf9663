declare global {
  interface Window {
    /** The `integrity` of scripts and styles, by their address on the page's own origin. */
    __suiteHashes?: Record<string, string>;
  }
}

/** A release's base on the page's own origin, which serves the same files when a CDN fails. */
export const ownBase = (base: string): string => base.replace(/^https?:.+?(?=\/releases\/)/, '');
