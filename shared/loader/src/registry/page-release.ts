import { ownBase } from './own-origin';

/**
 * A release that runs in this page. The elements of a remote's scripts have it, so that a file which releases share finds
 * there whose globals to use: a page may hold two releases of one app.
 */
export interface PageRelease {
  /** Name of the container; `host` for the host. */
  name: string;
  /** What is added to the addresses of its files before they are tried again. */
  retry: string;
}

type FileElement = HTMLScriptElement | HTMLLinkElement;

const isScript = (element: FileElement): element is HTMLScriptElement => element.tagName === 'SCRIPT';

/** A style that has not arrived after this time, in ms, has failed. */
const STYLE_LIMIT = 120_000;

declare global {
  interface Window {
    __suiteReleases?: Record<string, PageRelease>;
    /** The `integrity` of files whose own is not known; absent in development. */
    __suiteUnknown?: string;
    /** By this webpack's code has its elements prepared. The document's loader brings it, so what it takes must stay. */
    __suiteFile?: typeof prepareFile;
  }
  interface HTMLScriptElement {
    release?: PageRelease;
  }
}

/** A release by the name of its container. */
export function pageRelease(name: string): PageRelease {
  const all = (window.__suiteReleases = window.__suiteReleases || {});
  return (all[name] = all[name] || { name, retry: '' });
}

/** Lets a script run for a release. */
export function runFor(script: HTMLScriptElement, release: PageRelease): void {
  script.release = release;
  script.setAttribute('data-for', release.name);
}

/** Sets an element's integrity; a file of another origin needs CORS for that. */
export function certify(element: FileElement, address: string, integrity?: string): void {
  if (integrity) element.integrity = integrity;
  if (/^https?:/.test(address) && address.indexOf(`${location.origin}/`)) element.crossOrigin = 'anonymous';
}

/**
 * Prepares the element of a release's file, whose address it has: it takes the known content alone, and after a failure
 * the page's own origin, which has the same files as a CDN.
 */
export function prepareFile(element: FileElement, release: PageRelease): void {
  const address = isScript(element) ? element.src : element.href;
  const near = ownBase(address);
  const known = (window.__suiteHashes || {})[near.split('?')[0] as string] || window.__suiteUnknown;
  const from = release.retry ? near : address;
  if (known) certify(element, from, known);
  if (from !== address) element.setAttribute(isScript(element) ? 'src' : 'href', from);
  if (!isScript(element)) {
    // webpack waits for scripts as long, and for styles without end. It takes the handler away when one has arrived.
    setTimeout(() => element.onerror && element.onerror(new Event('timeout')), STYLE_LIMIT);
    return;
  }
  runFor(element, release);
  // By this webpack would take a script of another release for its own.
  element.removeAttribute('data-webpack');
}
