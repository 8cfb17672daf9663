import type { Trust } from '../keys/trust';

/** A document or file as it was read. */
export interface Stored {
  body: Buffer;
  /** Changes whenever the content does. Tags of different stores cannot be compared. */
  tag: string;
}

/** A file as a store lists it. */
export interface Entry {
  /** Relative to the listed folder. */
  path: string;
  bytes: number;
  /** When it was written, in ms. */
  time: number;
}

/**
 * Where releases and the registry are kept. Documents are small and are replaced; folders are added
 * once and never change. Paths are relative, with slashes.
 */
export interface Store {
  /** What is known of the store from outside of it: decides whether its registry is accepted. */
  trust?: Trust;
  /** Throws the reason why nothing can be written, so that long work need not begin; writes nothing lasting. */
  ready?(): Promise<void>;
  read(path: string): Promise<Stored | undefined>;
  /**
   * Replaces the document that has the tag `expected`, or creates it when there is none. Throws `CONFLICT`
   * when another one is there. At any moment a reader sees the old content or the new, whole.
   */
  replace(path: string, body: string | Buffer, expected: string | undefined): Promise<void>;
  /**
   * Adds a folder. Its last file is the seal: a reader who sees it sees all other files, whole. Throws
   * `EXISTS` when the folder is there already, or has other content without a seal.
   */
  add(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * Adds files that never change to a folder to which others add as well; each is there whole or not at all. One that
   * is there stays, and throws `EXISTS` if its content differs.
   */
  addFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * Names inside a folder, sorted; none when there is no such folder. What is no path of a store, such as a `.DS_Store`,
   * is left out, here and below: the other calls would refuse it.
   */
  list(folder: string): Promise<string[]>;
  /** Every file below a folder; none when there is no such folder. */
  entries(folder: string): Promise<Entry[]>;
  /** Removes a document, or a folder. Its seal goes first, so that no reader takes the rest for a release. */
  remove(path: string, seal?: string): Promise<void>;
}

/** The part of a store that reads single documents and files. */
export type Reads = Pick<Store, 'read'>;
