import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { offeredBy, type Offer } from './dictionaries';
import { FileCache } from './file-cache';
import { isConditional } from './preconditions';
import type { ReleaseFiles } from './release-files';
import type { Resource } from './resource';
import { within } from './within';
import type { Compress } from './zstd';

/** For how many ms an answer waits for its delta. Longer than that, the whole file is there sooner. */
const PATIENCE = 200;

/** How many deltas are made at a time: threads that compress read no files meanwhile. */
const AT_ONCE = 2;

/** The largest file and the largest dictionary, in bytes. */
const LARGEST = 2 * 1024 * 1024;

/** About what an entry takes beside its content, in bytes. */
const OVERHEAD = 1024;

const VARY = 'accept-encoding, available-dictionary';

/** A zstd frame that decoders skip begins like this; it holds the hash of the dictionary. */
const HEAD = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('base64');

/** A file for a reader who has the dictionary: the `dcz` of RFC 9842. */
export async function deltaOf(compress: Compress, file: Buffer, dictionary: Buffer): Promise<Buffer> {
  const frame = await compress(file, dictionary);
  return Buffer.concat([HEAD, Buffer.from(sha256(dictionary), 'base64'), frame]);
}

/** Answers visitors who have another version of a file with what is different in it. */
export interface Deltas {
  /** What to answer instead of the whole file: its delta if there is one. */
  answer: (path: string, file: Resource, headers: IncomingHttpHeaders) => Resource | Promise<Resource>;
  /** The delta for such a request, if it is in memory. */
  inMemory: (path: string, headers: IncomingHttpHeaders) => Resource | undefined;
  /** How many were sent. */
  readonly sent: number;
}

interface Parts {
  files: Pick<ReleaseFiles, 'find'>;
  compress: Compress;
  /** How much memory kept deltas may take. */
  cacheBytes: number;
  patience?: number;
}

/** The delta as a file of its own. Caches that visitors share must not keep it: few of them have the dictionary. */
const resourceOf = (file: Resource, { hash }: Offer, body: Buffer): Resource => ({
  tag: `${file.tag}-dcz-${hash.slice(0, 5)}`,
  forms: { identity: body },
  headers: {
    ...file.headers,
    'content-encoding': 'dcz',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: VARY,
  },
});

/** Makes the deltas between versions of files of releases, and keeps them. */
export function releaseDeltas({ files, compress, cacheBytes, patience = PATIENCE }: Parts): Deltas {
  // An entry without a delta: it would not be smaller than the file.
  const cache = new FileCache<{ delta?: Resource }>(cacheBytes);
  const making = new Map<string, Promise<Resource | undefined>>();
  const hashes = new WeakMap<Resource, string>();
  let compressing = 0;
  let sent = 0;

  // A space is in no path of a file.
  const keyOf = (path: string, { hash }: Offer) => `${path} ${hash}`;

  function counted(delta: Resource | undefined): Resource | undefined {
    if (delta) sent++;
    return delta;
  }

  /** The file that a visitor offers: only the hash tells that it is really the one in the store. */
  async function dictionaryOf({ path, hash }: Offer): Promise<Buffer | undefined> {
    const found = await files.find(path);
    if (!found) return undefined;
    const { identity } = found.forms;
    const known = hashes.get(found) ?? sha256(identity);
    hashes.set(found, known);
    return known === hash && identity.length <= LARGEST ? identity : undefined;
  }

  async function make(path: string, file: Resource, offer: Offer): Promise<Resource | undefined> {
    const { identity, gzip = identity, br = gzip } = file.forms;
    if (identity.length > LARGEST) return undefined;
    const dictionary = await dictionaryOf(offer);
    if (!dictionary || compressing >= AT_ONCE) return undefined;
    compressing++;
    try {
      const body = await deltaOf(compress, identity, dictionary);
      const delta = body.length < br.length ? resourceOf(file, offer, body) : undefined;
      cache.set(keyOf(path, offer), { delta }, OVERHEAD + (delta ? body.length : 0));
      return delta;
    } finally {
      compressing--;
    }
  }

  /** Requests for the same delta at the same time share one making of it. If it fails, the file is still there. */
  function makeOnce(path: string, file: Resource, offer: Offer): Promise<Resource | undefined> {
    const key = keyOf(path, offer);
    const begun = making.get(key);
    if (begun) return begun;
    const promise = make(path, file, offer)
      .catch(() => undefined)
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  async function answerFor(path: string, file: Resource, offer: Offer): Promise<Resource> {
    let delta = cache.get(keyOf(path, offer));
    if (!delta) {
      const made = makeOnce(path, file, offer).then((resource) => void (delta = { delta: resource }));
      await within(patience, made);
    }
    // `Vary` keeps a shared cache from giving the whole file to visitors for whom there is a delta.
    return counted(delta?.delta) ?? { ...file, headers: { ...file.headers, vary: VARY } };
  }

  return {
    answer(path, file, headers) {
      const offer = isConditional(headers) ? undefined : offeredBy(headers, path);
      return offer ? answerFor(path, file, offer) : file;
    },
    inMemory(path, headers) {
      const offer = offeredBy(headers, path);
      return offer && counted(cache.held(keyOf(path, offer))?.delta);
    },
    get sent() {
      return sent;
    },
  };
}
