import { namedText } from '@suite/kernel';
import { describedRelease, readRegistry, releaseBase, type LiveRelease, type RegistryApp } from './registry';

/** A promise with a time limit: a load that hangs fails, so that it can be tried again. */
export function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Fetches a text, or fails. */
export type FetchText = (address: string) => Promise<string>;

async function sha384(subtle: SubtleCrypto, text: string): Promise<string> {
  const digest = await subtle.digest('SHA-384', new TextEncoder().encode(text));
  return btoa(String.fromCharCode.apply(null, Array.from(new Uint8Array(digest))));
}

/**
 * The release that a page takes when an app's own fails: stable for a visitor of a canary, else the previous version as
 * its `release.json` describes it. That file comes from the page's own origin, because the CDN may be what fails, and
 * its hash from the live registry, because a document has no room for it.
 */
export async function previousOf(
  name: string,
  { previous, stable }: RegistryApp,
  fetchText: FetchText,
): Promise<LiveRelease | undefined> {
  if (stable) return stable;
  if (!previous) return undefined;
  const now = readRegistry(await fetchText('/registry.json'))?.apps[name];
  if (now?.previous !== previous) return undefined;
  const text = await fetchText(`${releaseBase(name, previous)}release.json`);
  const { subtle } = (window as { crypto?: { subtle?: SubtleCrypto } }).crypto ?? {};
  if (now.previousHash && subtle && (await sha384(subtle, text)) !== now.previousHash) {
    throw new Error(`${name}@${previous} is not what was published`);
  }
  return describedRelease(text, { app: name, version: previous });
}

/** The page whose code runs: its name, its version, and how often in a row. */
const drawing = namedText('device', 'suite.device.drawing');
/** The page that has hung: its name, its version, and when that was noticed. */
const hungNote = namedText('device', 'suite.device.hung');

/** By then a page has drawn what the server sent. */
const DRAWN_MS = 5000;
const DAY_MS = 86_400_000;
/** One hang may be a phone that was switched off; two in a row count. */
const ENOUGH = 2;

/** What is known of pages that hung the tab. */
export interface Hangs {
  /** Whether this version of a page hung twice in a row. It gets another chance after a day. */
  has: (page: string, version: string) => boolean;
  /** Notes that a page's code is about to run, or that the page is about to be drawn. */
  begin: (page: string, version: string) => void;
}

const noteOf = ({ read }: typeof drawing) => (read() ?? '').split(' ');
const end = () => drawing.remove();

/**
 * Notices pages that hang the tab. Nothing can stop their code, and visitors close the tab or the messenger. So the
 * device notes which page is about to run or to be drawn, and takes the note away when the tab has lived for some
 * seconds or is left; a note that is still there at the next visit tells of a page that hung.
 */
export function watchHangs(): Hangs {
  const [page, version, times] = noteOf(drawing);
  if (Number(times) >= ENOUGH) hungNote.save(`${page} ${version} ${Date.now()}`);
  const [hung, hungVersion, since] = noteOf(hungNote);
  let timer: ReturnType<typeof setTimeout> | undefined;

  addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => document.hidden && end());

  return {
    has: (name, which) =>
      hung === name && hungVersion === which && Math.abs(Date.now() - Number(since)) < DAY_MS,
    begin(name, which) {
      const before = page === name && version === which ? Number(times) : 0;
      drawing.save(`${name} ${which} ${before + 1}`);
      clearTimeout(timer);
      timer = setTimeout(end, DRAWN_MS);
    },
  };
}
