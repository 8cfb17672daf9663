import { integrityOf, ownBase, type LiveRelease } from './registry';
import { suite, type PageRelease } from './window';

/** The build puts the mode in. */
declare const process: { env: { NODE_ENV?: string } };

/** Time after which a script or style that has not arrived counts as failed, in ms. */
export const FILE_LIMIT = 120_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** A script or style to load. */
export interface Asset {
  address: string;
  /** Value of the `integrity` attribute; absent when the hash is not known. */
  integrity?: string;
  /** The registry has no hash, a script of the release brings it: until then the file can only be fetched. */
  hashLater?: boolean;
  /** Name of the container that a script is for; its text does not say. */
  container?: string;
}

/** A file of a release as a page loads it. */
export function assetOf({ base, hashes, book, container }: LiveRelease, file: string): Asset {
  const address = base + file;
  const hash = hashes && hashes[file];
  const integrity = hash ? integrityOf(hash) : suite().hashes[ownBase(address)];
  return { address, integrity, hashLater: !!book && !hash, container };
}

/** Whether an address is that of a style. */
export const isStyle = (address: string): boolean => /\.css$/.test(address);

/**
 * Makes the hashes of a release's files known before one of the files is requested. Publishing gives every release its
 * hashes; a build without any was not published, and has nothing to verify its files with. Files that are unknown then
 * get a hash that no file has, so that browsers refuse them.
 */
export function knowHashes({ base, hashes }: LiveRelease): void {
  if (!hashes) return;
  const page = suite();
  if (process.env.NODE_ENV === 'production') page.unknown = `sha256-${'A'.repeat(43)}=`;
  for (const file of Object.keys(hashes))
    page.hashes[ownBase(base) + file] = integrityOf(hashes[file] as string);
}

/** A release by the name of its container. */
export function pageRelease(name: string): PageRelease {
  const { releases } = suite();
  return (releases[name] = releases[name] || { name, retry: '' });
}

/**
 * From now on a release's files have other addresses, on the page's own origin: the browser would answer the old address
 * from the request that failed, and a CDN that failed once may do so again.
 */
export function changeAddresses(release: PageRelease): void {
  release.retry = `?r=${(Number(release.retry.slice(3)) || 0) + 1}`;
}

/** Gives an element its integrity; a file of another origin needs CORS for that. */
function verify(element: FileElement, address: string, integrity?: string): void {
  if (integrity) element.integrity = integrity;
  if (/^https?:/.test(address) && address.indexOf(`${location.origin}/`)) element.crossOrigin = 'anonymous';
}

/** Lets a script run for a release. */
function runFor(script: HTMLScriptElement, release: PageRelease): void {
  script.release = release;
  script.setAttribute('data-for', release.name);
}

/** The element that runs a script. */
export function scriptOf({ address, integrity, container }: Asset): HTMLScriptElement {
  const script = document.createElement('script');
  verify(script, address, integrity);
  runFor(script, pageRelease(container || 'host'));
  script.src = address;
  return script;
}

/** Adds an element that fetches a file, or applies it if it is a style sheet, and returns it. */
export function addLink(
  rel: 'preload' | 'prefetch' | 'stylesheet',
  { address, integrity }: Asset,
): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.setAttribute('as', isStyle(address) ? 'style' : 'script');
  // In the CORS mode of the later request, else the browser fetches the file twice.
  verify(link, address, integrity);
  link.href = address;
  document.head.appendChild(link);
  return link;
}

/** Sends a GET, which may take `limit` ms or, with 0, any time; it also serves engines without `fetch`. */
export function sendGet(address: string, limit: number, token?: string): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  if (token) request.setRequestHeader('token', token);
  request.timeout = limit;
  request.send();
  return request;
}

const preloads: Record<string, HTMLLinkElement> = {};
const preloaded: Record<string, boolean> = {};
const warmed: Record<string, boolean> = {};

/** Notes what the document itself preloads. */
export function notePreloads(): void {
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')).forEach((link) => {
    preloads[link.getAttribute('href') as string] = link;
  });
}

/** The element that preloads a file; it is made once. */
function preloadOf(asset: Asset): HTMLLinkElement {
  const { address } = asset;
  const known = preloads[address];
  if (known) return known;
  const link = addLink('preload', asset);
  link.onload = () => (preloaded[address] = true);
  return (preloads[address] = link);
}

/** Turns the preload of a style into a style sheet once it has loaded; if it fails, the page loads it again. */
export function applyStyle(asset: Asset): void {
  const link = preloadOf(asset);
  const apply = () => (link.rel = 'stylesheet');
  if (asset.integrity) link.integrity = asset.integrity;
  if (preloaded[asset.address]) apply();
  else link.onload = apply;
}

/**
 * Fetches a file, of which nothing runs. A preload without `integrity` is not used by an element that has one, so a file
 * whose hash comes later goes into the HTTP cache alone.
 */
export function fetchEarly(asset: Asset): void {
  const { address, integrity, hashLater } = asset;
  if (!hashLater || integrity || preloads[address]) preloadOf(asset);
  else if (!warmed[address]) {
    warmed[address] = true;
    sendGet(address, 0);
  }
}

/**
 * Prepares the element of a release's file that webpack's code is about to insert, and whose address it has: it takes
 * the published content alone, and after a failure the page's own origin, which has the same files as a CDN.
 */
export function prepareElement(element: FileElement, release: PageRelease): void {
  const isScript = element.tagName === 'SCRIPT';
  const address = isScript ? (element as HTMLScriptElement).src : (element as HTMLLinkElement).href;
  const { hashes, unknown } = suite();
  const near = ownBase(address);
  const integrity = hashes[near.split('?')[0] as string] || unknown;
  const from = release.retry ? near : address;
  if (integrity) verify(element, from, integrity);
  if (from !== address) element.setAttribute(isScript ? 'src' : 'href', from);
  if (isScript) {
    runFor(element as HTMLScriptElement, release);
    // By this webpack would take a script of another release for its own.
    element.removeAttribute('data-webpack');
  } else {
    // webpack waits for styles without end. It takes the handler away when one has arrived.
    setTimeout(() => element.onerror && element.onerror(new Event('timeout')), FILE_LIMIT);
  }
}

/**
 * Makes an attempt, and a second one if `failed` says so; `failed` hears of every failure, and changes the addresses for
 * the attempt that follows.
 */
export async function retried<Result>(
  attempt: () => Promise<Result>,
  failed: (cause: unknown) => boolean,
): Promise<Result> {
  try {
    return await attempt();
  } catch (cause) {
    if (!failed(cause)) throw cause;
  }
  try {
    return await attempt();
  } catch (cause) {
    failed(cause);
    throw cause;
  }
}

/** Scripts and styles that webpack's code waits for: it takes its handler away when a file has arrived. */
const awaited = (): FileElement[] =>
  Array.from(document.querySelectorAll<FileElement>('script, link[rel="stylesheet"]')).filter(
    ({ onerror }) => onerror,
  );

/** Code that is being loaded. */
export interface Loading<Code> {
  code: Promise<Code>;
  /** Ends the wait for its files. webpack keeps a load that hangs: only an error of its files makes room for a retry. */
  giveUp: () => void;
}

/** Loads code by its `import()`, whose files have failed when they have not arrived after `limit` ms. */
export function loadWithin<Code>(limit: number, load: () => Promise<Code>): Loading<Code> {
  const others = awaited();
  const code = load();
  const own = awaited().filter((file) => others.indexOf(file) < 0);
  const giveUp = () => own.forEach((file) => file.dispatchEvent(new Event('error')));
  const timer = setTimeout(giveUp, limit);
  return { code: code.finally(() => clearTimeout(timer)), giveUp };
}
