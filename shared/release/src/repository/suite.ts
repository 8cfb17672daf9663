import type { Registry, ReleaseManifest } from '@suite/kernel/registry';
import type { ChangeRecord } from './state';

/** The suite as a store describes it. All of it was signed by the role that may say it. */
export interface Suite {
  /** Version of the snapshot. It grows with every change. */
  revision: number;
  /** What pages need to know: settings, and of each app what visitors get. */
  registry: Registry;
  /** The releases that the metadata lists, as `app/version`. Only these exist. */
  releases: ReadonlySet<string>;
  /** Apps of which a part cannot be read, with the reason; if it is the stable release, the registry lacks the app. */
  broken: Readonly<Record<string, string>>;
  /** The change that led here. */
  change: ChangeRecord;
  /** When the timestamp expires, in ms: by then the judge has renewed it. */
  expires: number;
}

/** Reads a store as its root of trust allows: nothing unsigned, expired or older than before is returned. */
export interface SuiteReader {
  /** The suite as it is now; undefined when nothing was ever published. Throws a ReleaseError if the store cannot be trusted or read. */
  read: () => Promise<Suite | undefined>;
  /** The manifest of a listed release; undefined when the metadata does not list it. */
  manifest: (app: string, version: string) => Promise<ReleaseManifest | undefined>;
  /**
   * Writes the tar archive of a listed release into a file: what pages load, with the compressed forms `.br` and `.gz`
   * beside the files. Its hash and length were verified; throws if the store has another content.
   */
  archive: (app: string, version: string, file: string) => Promise<void>;
}
