import type { PageRelease } from '@suite/loader/registry';

/** The release for which this build's code runs; the build puts it in. */
declare const __RELEASE__: PageRelease;

let changes = 0;

/**
 * From now on this build's chunks have other addresses, on the page's own origin: the browser would answer the
 * old address from the request that failed, and a CDN that failed once may do so again.
 */
export function changeAddresses(): void {
  changes += 1;
  __RELEASE__.retry = `?r=p${changes}`;
}
