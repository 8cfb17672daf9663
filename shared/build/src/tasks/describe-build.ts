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
  /** Versions of what the host shares, against which the remote was built; without `mf-manifest.json` only. */
  builtAgainst?: Record<string, string>;
}

/** The parts of `mf-manifest.json` that a release needs. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  shared: { name: string; version: string }[];
}

function readJson<Content>(dist: string, name: string): Content | undefined {
  const path = join(dist, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;
}

/** Versions of those shared modules that the host gives; all others come from the remote itself. */
function versionsIn({ shared }: FederationManifest): Record<string, string> {
  const given = shared.filter(({ name }) => singletons.some((one) => one === name));
  return Object.fromEntries(given.map(({ name, version }) => [name, version]));
}

function filesIn(dist: string): string[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const isFile = (path: string) => path !== 'release.json' && statSync(join(dist, path)).isFile();
  return paths.filter(isFile).sort();
}

/**
 * Makes a release of what stock federation plugins have built: writes `release.json`. The container has the app's name
 * without a version, and no book has the hashes of its chunks: pages hold the entry alone against its hash.
 */
export function describeBuild(dist: string, version: string): ReleaseManifest {
  const described = readJson<Described>(dist, 'routes.json');
  if (!described) throw new Error(`${join(dist, 'routes.json')} is missing: it says the remote's routes`);
  const federation = readJson<FederationManifest>(dist, 'mf-manifest.json');
  const builtAgainst = federation ? versionsIn(federation) : described.builtAgainst;
  if (!builtAgainst)
    throw new Error(`${dist} has no mf-manifest.json: say in routes.json what it is builtAgainst`);
  const { path = '', name = 'remoteEntry.js' } = federation?.metaData.remoteEntry ?? {};
  const { owner, next, routes } = described;
  const entry = posix.join(path, name);
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
    files: Object.fromEntries(filesIn(dist).map(fileOf)),
  };
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
