/** A document or file as it was read. */
export interface Stored {
  body: Buffer;
  /** Changes whenever the content does; only the store that made it can compare it. */
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
  read(path: string): Promise<Stored | undefined>;
  /**
   * Puts a document in the place of the one that carried `expected`, or of none. Throws `CONFLICT`
   * when another one is there. At any moment a reader sees the old content or the new, whole.
   */
  replace(path: string, body: string | Buffer, expected: string | undefined): Promise<void>;
  /**
   * Adds a folder. Its last file is the seal: whoever sees it sees all the others, whole. Throws
   * `EXISTS` when the folder is there already, or holds another content without a seal.
   */
  add(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Names inside a folder, sorted; none when the folder is not there. */
  list(folder: string): Promise<string[]>;
  /** Every file below a folder; none when the folder is not there. */
  entries(folder: string): Promise<Entry[]>;
  /** Removes a document, or a folder with `seal` first, so that nobody takes the rest for whole. */
  remove(path: string, seal?: string): Promise<void>;
}
