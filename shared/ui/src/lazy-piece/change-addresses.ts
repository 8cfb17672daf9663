import { knowOwnOrigin, ownBase } from '@suite/kernel/registry';

/** Where this build's chunks are fetched from; webpack replaces the name. */
declare let __webpack_public_path__: string;
/** The key under which this build looks up the suffix of its chunks' addresses; the build puts it in. */
declare const __RETRY_KEY__: string;

declare global {
  interface Window {
    /** Suffix for the addresses of a container's chunks, set before a retry. */
    __suiteRetry?: Record<string, string>;
  }
}

let changes = 0;

/**
 * From now on this build's chunks have other addresses, on the page's own origin: the browser would answer the
 * old address from the request that failed, and a CDN that failed once may do so again.
 */
export function changeAddresses(): void {
  changes += 1;
  window.__suiteRetry = { ...window.__suiteRetry, [__RETRY_KEY__]: `?r=p${changes}` };
  const near = ownBase(__webpack_public_path__);
  if (near === __webpack_public_path__) return;
  knowOwnOrigin();
  __webpack_public_path__ = near;
}
