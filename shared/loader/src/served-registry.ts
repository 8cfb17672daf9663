import { BUCKETS, readRegistry, readRevision, type Registry } from './registry';
import { sendGet } from './assets';
import type { BootState } from './window';
import { STAFF } from './address';
import { store, stored } from './storage';

const BUCKET = 'suite.device.bucket';
const SEEN = 'suite.device.revision';
const SHORT_LIMIT = 3000;
const LONG_LIMIT = 15000;

/**
 * The visitor's bucket, drawn once and kept; if nothing can be kept, every visit draws anew. Devices of the staff are
 * below the first bucket.
 */
export function bucketOfVisitor(): number {
  if (stored(STAFF)) return -1;
  const kept = stored(BUCKET) || '';
  if (/^\d{1,4}$/.test(kept)) return Number(kept);
  const drawn = Math.floor(Math.random() * BUCKETS);
  store(BUCKET, String(drawn));
  return drawn;
}

/** The newest revision that this device has seen. */
const seenRevision = () => Number(stored(SEEN)) || 0;

/** Engines of before 2018 do not tell how a document came. */
const { getEntriesByType } = performance as Partial<Performance>;

/**
 * Whether the document's registry is known to be the live one: the gateway made the document of it (`data-live`), and
 * the browser has asked the gateway in this very visit. Of what the browser had kept, `transferSize` is 0.
 */
function isLatest(place: Element): boolean {
  const [visit] = getEntriesByType ? getEntriesByType.call(performance, 'navigation') : [];
  return (
    place.hasAttribute('data-live') && !!visit && (visit as PerformanceNavigationTiming).transferSize > 0
  );
}

/** Hands on the text of a file; an empty one if the server has none, undefined if no answer came in time. */
export function get(address: string, limit: number, done: (text?: string) => void): void {
  const request = sendGet(address, limit);
  request.onload = () => done(request.status === 200 ? request.responseText : '');
  request.onerror = request.ontimeout = () => done();
}

/**
 * Finds the live registry. The document's own mostly is it already: then the server's small `/revision.json` says so.
 * Servers without that file send the whole registry.
 */
function fetchRegistry(own: Registry | undefined, done: (registry: Registry | undefined) => void): void {
  const fetchWhole = (limit: number) =>
    get('/registry.json', limit, (text) => done(readRegistry(text || '')));
  if (!own) return fetchWhole(LONG_LIMIT);
  get('/revision.json', SHORT_LIMIT, (text) => {
    if (text === undefined) done(undefined);
    else if (readRevision(text) === own.revision) done(own);
    else fetchWhole(SHORT_LIMIT);
  });
}

/** The registry that a visit runs on, and where it came from. */
type Served = Pick<BootState, 'registry' | 'source'>;

/**
 * Chooses the registry of this visit: the live one, unless it is broken or older than one that this device has seen (a
 * proxy's cache may answer with it); then the document's own. Hands on undefined when there is neither.
 */
export function chooseRegistry(
  place: Element,
  own: Registry | undefined,
  isRetry: boolean,
  done: (served: Served | undefined) => void,
): void {
  const seen = seenRevision();
  const choose = (live: Registry | undefined) => {
    if (!live || live.revision < Math.max(seen, own ? own.revision : 0))
      return done(own && { registry: own, source: 'snapshot' });
    // Another tab may have seen a newer one meanwhile.
    store(SEEN, String(Math.max(live.revision, seenRevision())));
    done({ registry: live, source: 'fresh' });
  };
  // A retry may be long after the document came, and a proxy may have kept the document.
  if (own && !isRetry && own.revision >= seen && isLatest(place)) choose(own);
  else fetchRegistry(own, choose);
}
