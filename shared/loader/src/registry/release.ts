import type { Flag } from '@suite/kernel/flags/facts';
import type { LiveRelease } from './registry';

/** The form of a release's own document; publishing refuses any other. */
export const RELEASE_SCHEMA = 1;

/** Hash and size of one file of a release, which reveal a changed byte. */
export interface ReleaseFile {
  /** In base64, as an `integrity` attribute has it. */
  sha384: string;
  /** Of files that load before a page, in base64: the registry and the document carry it, so it is the shorter one. */
  sha256?: string;
  bytes: number;
}

/**
 * What a build writes as `release.json` beside its files, so that publishing never has to read a script. Paths
 * are relative to that folder, without `./`.
 */
export interface ReleaseManifest {
  schema: typeof RELEASE_SCHEMA;
  /** Name of the app: `host` or `remote-…`. */
  name: string;
  version: string;
  /** What loading the release needs; publishing adds where the files are. */
  live: Omit<LiveRelease, 'version' | 'base' | 'hashes'>;
  /** Version of each shared module that the release was built against. */
  builtAgainst: Record<string, string>;
  /** Of a shared module the names that the release takes from it, or offers if it is the host's; absent where not known. */
  names?: Record<string, string[]>;
  /** Route patterns to which this release links, of any app: while it is in use, they must stay. */
  linksTo?: string[];
  /** The flags that its code has, for operations and for the panel. */
  flags?: Flag[];
  /** Every file that belongs to the release, except `release.json` itself. */
  files: Record<string, ReleaseFile>;
  /** The names of its files carry their content's hash, so the releases of the app share them. */
  byContent?: boolean;
  /** Its scripts are ES modules, all but the entry, which imports the first. */
  modules?: boolean;
  /** The host's document template, one of `files`. */
  document?: string;
  /** Paths of routes that this release drops on purpose. */
  lost?: string[];
}

/** Characters of a file's hash: sha256 in base64, without the padding. */
export const HASH_LENGTH = 43;

/**
 * Characters of its beginning that go into the file's name: 24 bits, and publishing refuses a name that has other
 * content. They cannot be compressed, and two names of each page are in every document.
 */
export const HASH_IN_NAME = 4;

/**
 * A file's name, as the build's code has it, with the beginning of the hash of its content. What several pages share
 * is told apart by that alone: what follows `~` in its name gives way to a character more.
 */
export const nameWithHash = (file: string, hash: string): string =>
  file.replace(/(~\w+)?\.(\w+)$/, (_, group: string | undefined, ending: string) => {
    const start = hash.slice(0, group ? HASH_IN_NAME + 1 : HASH_IN_NAME).replace(/\W/g, '_');
    return `.${start}.${ending}`;
  });

/** The `integrity` of a file by its hash in a registry, which is a sha256 or a sha384. */
export const integrityOf = (hash: string): string => (hash.length === 44 ? 'sha256-' : 'sha384-') + hash;

/** Path of a release's own folder, with its `release.json`, on the origin that serves it. */
export const releaseBase = (app: string, version: string) => `/releases/${app}/${version}/`;

/** A release's base on the page's own origin, which serves the same files when a CDN fails. */
export const ownBase = (base: string): string => base.replace(/^https?:.+?(?=\/releases\/)/, '');

/** Path of the files that pages load: releases of an app share those that are named by their content. */
const filesBase = ({ name, version, byContent }: ReleaseManifest) =>
  releaseBase(name, byContent ? 'files' : version);

/** The files of a remote that each of its pages takes: its container, the styles of that, and the route table. */
export const startFiles = (live: ReleaseManifest['live']): string[] =>
  [live.entry].concat(live.styles, live.tableFiles || []);

/** The files that loading a release can take, each once. */
export const loadedFiles = (live: ReleaseManifest['live']): string[] =>
  live.routes
    .reduce(
      (all, route) => all.concat(route.files),
      startFiles(live).concat(live.libraries || [], live.polyfills || []),
    )
    .filter((file, at, all) => all.indexOf(file) === at);

/** The files whose hashes the registry has: those that load before a page. The entry vouches for all others. */
export const rootFiles = (live: ReleaseManifest['live']): string[] =>
  loadedFiles(Object.assign({}, live, { routes: [] }));

/** A release as the registry carries it; `origin` is given when its files are on another origin. */
export function liveOf(manifest: ReleaseManifest, origin = ''): LiveRelease {
  const hashes: Record<string, string> = {};
  for (const file of rootFiles(manifest.live)) {
    const { sha256, sha384 } = manifest.files[file] as ReleaseFile;
    hashes[file] = sha256 ?? sha384;
  }
  const base = origin + filesBase(manifest);
  return Object.assign({}, manifest.live, { version: manifest.version, base, hashes });
}

/** The release that the text of a `release.json` describes; undefined when it is another than the one that is meant. */
export function describedRelease(
  text: string,
  { app, version, origin }: { app: string; version: string; origin?: string },
): LiveRelease | undefined {
  const manifest = JSON.parse(text) as ReleaseManifest;
  return manifest.name === app && manifest.version === version ? liveOf(manifest, origin) : undefined;
}

/** A page's report on one release, for operations. */
export interface LoadEvent {
  app: string;
  version: string;
  /** Whether the page was given the release as a canary. */
  canary: boolean;
  /**
   * `load`: the release runs. `error`: it does not, even after every retry. `fault`: an error in a page that runs.
   * `call`: a call of a page that runs got no answer, or none that is the server's.
   */
  kind: 'load' | 'error' | 'fault' | 'call';
  /** What is wrong, in a word such as `timeout`. */
  code?: string;
  /** Name of the page's route. */
  page?: string;
}

/** A page's report on how fast a page of a release is, for operations. */
export interface VitalEvent extends Pick<LoadEvent, 'app' | 'version' | 'canary' | 'page'> {
  kind: 'vital';
  /** A web vital, or `load`: how long a move to the page took until it waited for nothing more. */
  metric: 'lcp' | 'inp' | 'cls' | 'ttfb' | 'load';
  /** In ms; of `cls` in thousandths. */
  value: number;
  context: 'messenger' | 'desktop-messenger' | 'browser' | 'app';
}
