import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { RELEASE_SCHEMA, type RegistryRoute, type ReleaseManifest } from '@suite/loader/registry';
import { singletons } from '@suite/kernel/singletons';
import { releaseFile } from '../plugins/release-manifest';

/** What a team says of its remote, in `routes.json` beside the files: its route table as data. */
interface Described {
  owner: string;
  next?: string;
  /** `files` are the scripts and styles that load with a page, if the team knows them. */
  routes: (Omit<RegistryRoute, 'files'> & { files?: string[] })[];
  /** Versions of what the host shares, against which the remote was built: those that `mf-manifest.json` lacks. */
  builtAgainst?: Record<string, string>;
}

/** The parts of `mf-manifest.json` that a release needs. */
interface FederationManifest {
  metaData: { remoteEntry: RemoteEntry & { type?: string }; varRemoteEntry?: RemoteEntry };
  shared: { name: string; version: string; requiredVersion?: string }[];
}

interface RemoteEntry {
  name: string;
  path: string;
}

function readJson<Content>(dist: string, name: string): Content | undefined {
  const path = join(dist, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;
}

/**
 * Versions of those shared modules that the host gives; all others come from the remote itself. Of a module that the
 * remote does not bring, rspack's plugin knows only the range that it asks for.
 */
function versionsIn({ shared }: FederationManifest): Record<string, string> {
  const given = shared.filter(({ name }) => singletons.some((one) => one === name));
  const versionOf = ({ version, requiredVersion = '' }: (typeof given)[number]) =>
    version === '*' ? requiredVersion.replace(/^[~^]/, '') : version;
  return Object.fromEntries(given.map((one) => [one.name, versionOf(one)]));
}

/** The files of a build, without those in folders for tools such as `.vite`. */
function filesIn(dist: string): string[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const isFile = (path: string) =>
    path !== 'release.json' && !/(?:^|\/)\./.test(path) && statSync(join(dist, path)).isFile();
  return paths.filter(isFile).sort();
}

/** The script that a page starts. An entry that is an ES module needs one beside it that imports it. */
function entryIn(dist: string, federation: FederationManifest | undefined) {
  const { remoteEntry = { name: 'remoteEntry.js', path: '' }, varRemoteEntry } = federation?.metaData ?? {};
  const modules = remoteEntry.type === 'module';
  const { path, name } = (modules ? varRemoteEntry : remoteEntry) ?? {};
  if (!name) throw new Error(`${dist} has ES modules and no script that imports them: set varFilename`);
  return { entry: posix.join(path ?? '', name), modules };
}

/**
 * Makes a release of what stock federation plugins have built: writes `release.json`. The container has the app's name
 * without a version, and no book has the hashes of its chunks: pages hold the entry alone against its hash.
 */
export function describeBuild(dist: string, version: string): ReleaseManifest {
  const described = readJson<Described>(dist, 'routes.json');
  if (!described) throw new Error(`${join(dist, 'routes.json')} is missing: it says the remote's routes`);
  const federation = readJson<FederationManifest>(dist, 'mf-manifest.json');
  const { owner, next, routes } = described;
  if (!federation && !described.builtAgainst)
    throw new Error(`${dist} has no mf-manifest.json: say in routes.json what it is builtAgainst`);
  const builtAgainst = { ...(federation && versionsIn(federation)), ...described.builtAgainst };
  const { entry, modules } = entryIn(dist, federation);
  // The page would run them as scripts.
  if (modules && routes.some(({ files }) => files))
    throw new Error(`${dist} has ES modules, which load their files themselves: routes.json names no files`);
  const fileOf = (file: string) =>
    [file, releaseFile(readFileSync(join(dist, file)), file === entry)] as const;
  const manifest: ReleaseManifest = {
    schema: RELEASE_SCHEMA,
    name: owner,
    version,
    live: {
      entry,
      styles: [],
      container: owner.replace(/\W/g, '_'),
      ...(next && { next }),
      routes: routes.map(({ files = [], ...route }) => ({ ...route, files })),
    },
    builtAgainst,
    ...(modules && { modules }),
    files: Object.fromEntries(filesIn(dist).map(fileOf)),
  };
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
