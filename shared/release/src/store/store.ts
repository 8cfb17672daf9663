/** A document or file as it was read. */
export interface Stored {
  body: Buffer;
  /** Changes whenever the content does; only the store that made it can compare it. */
  tag: string;
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
  /** Adds a folder: all of its files appear, or none. Throws `EXISTS` when it is there already. */
  add(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Names inside a folder, sorted; none when the folder is not there. */
  list(folder: string): Promise<string[]>;
}
