import { createHash } from 'node:crypto';
import { ReleaseError } from '../release-error';

const segment = /^[\w@~+-][\w@~+.-]*$/;

/**
 * Whether a relative path may name a file of a store: plain ASCII segments, none of which starts with a
 * dot, so that a path cannot leave its folder or reach a temporary file.
 */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => segment.test(part));
}

/** Bounds `p-map`: a release may have more files than a process may open at a time. */
export const FILES_AT_ONCE = { concurrency: 16 };

export interface Stored {
  body: Buffer;
  /** Changes whenever the content does. Tags of different stores cannot be compared. */
  tag: string;
}

export interface Entry {
  path: string;
  bytes: number;
  /** When it was written, in ms. */
  time: number;
}

/**
 * Where metadata and targets are kept. Most never change once they are there; the few that do are replaced only by
 * who has read what is there. Paths are relative, with slashes.
 */
export interface Store {
  /** For how long, in ms, readers wait for an answer; ten seconds when absent. */
  patience?: number;
  /** What is known of the store from outside of it: decides what of it is accepted. Only `repository` reads it. */
  trust?: object;
  /** Where a store on one machine lies, and the folder beside it for private keys. */
  readonly folder?: string;
  readonly keyFolder?: string;
  /** Throws the reason why nothing can be written, so that long work need not begin; writes nothing lasting. */
  ready?(): Promise<void>;
  /** Reads a file; undefined if it is not there. Refuses one with more bytes than `most`, without reading it. */
  read(path: string, most?: number): Promise<Stored | undefined>;
  /**
   * Replaces the file that has the tag `expected`, or creates it when there is none. Throws `CONFLICT` when another one
   * is there. At any moment a reader sees the old content or the new, whole.
   */
  replace(path: string, body: string | Buffer, expected: string | undefined): Promise<void>;
  /**
   * Every file below a folder, with its path from there; none when there is no such folder. What is no path of a store,
   * such as a `.DS_Store`, is left out: the other calls would refuse it.
   */
  entries(folder: string): Promise<Entry[]>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
}

export type Reads = Pick<Store, 'read' | 'patience'>;

/** A path of a store; refused if it is none, because it could lead out of the store. */
export function checked(path: string): string {
  if (isPlainPath(path)) return path;
  throw new ReleaseError('STORE_FAILED', { path: `"${path}"`, fault: 'it is no path' });
}

/** Names a content for compare-and-swap. */
export const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex').slice(0, 32);

/** Waits for a work for at most `limit` ms, and tells whether it ended. The work goes on after that. */
export async function within(limit: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false).unref()));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** Waits for an answer of a store, which is given up if it is silent for `limit` ms. */
export async function answered<Answer>(limit: number, work: Promise<Answer>): Promise<Answer> {
  if (await within(limit, work)) return work;
  throw new ReleaseError('STORE_SILENT');
}
