import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import {
  siteFault,
  type LiveRelease,
  type Registry,
  type RegistryApp,
  type ReleaseManifest,
  type Site,
} from '@suite/kernel/registry';
import { currentRegistry } from '../registry/current-registry';
import { changeRegistry, noRegistry } from '../registry/change-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { readManifest } from './check-manifest';
import { checkNeighbours } from './check-neighbours';
import { withCompressed } from './compress';
import { readDist, type Dist } from './read-dist';
import { writeDocument } from './write-document';

/** What to publish, and for the audit log who wants it and why. */
export interface PublishAllOptions {
  store: Store;
  /** Folders that builds wrote, each with its `release.json`. */
  dists: readonly string[];
  why?: string;
  /** New settings of the environment; the old ones stay when absent. */
  site?: Site;
  /** The user of this process when absent. */
  who?: string;
}

export type PublishOptions = Omit<PublishAllOptions, 'dists'> & { dist: string };

/** What publishing came to. */
export interface Published {
  /** The registry's revision that is live now. */
  revision: number;
  /** False when everything was live already; then nothing was changed. */
  changed: boolean;
  apps: { name: string; version: string; changed: boolean }[];
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

const folderOf = ({ name, version }: ReleaseManifest) => `releases/${name}/${version}`;

function liveOf(manifest: ReleaseManifest): LiveRelease {
  return { ...manifest.live, version: manifest.version, base: `/${folderOf(manifest)}/` };
}

/** Whether the store has the release already. With other content it is refused: a version never changes. */
async function isThere(store: Store, manifest: ReleaseManifest): Promise<boolean> {
  const path = `${folderOf(manifest)}/release.json`;
  const stored = await store.read(path);
  if (!stored) return false;
  if (isDeepStrictEqual(readManifest(stored.body.toString(), path), manifest)) return true;
  const { name, version } = manifest;
  throw new ReleaseError(
    'VERSION_EXISTS',
    `${name} ${version} is in the store with other content: publish it under a new version`,
  );
}

async function addRelease(store: Store, { manifest, files }: Dist): Promise<void> {
  const all = await withCompressed(files);
  all.set('release.json', Buffer.from(`${JSON.stringify(manifest)}\n`));
  try {
    await store.add(folderOf(manifest), all);
  } catch (error) {
    // Somebody else was faster, which is as good when it was with the same content.
    if (!isRefusal(error, 'EXISTS') || !(await isThere(store, manifest))) throw error;
  }
}

function withRelease(app: RegistryApp | undefined, live: LiveRelease): RegistryApp {
  if (!app) return { live, previous: null };
  return { ...app, live, previous: app.live.version === live.version ? app.previous : app.live.version };
}

/** The registry with releases made live, or a refusal; and the names of the apps that this changes. */
function withReleases(
  current: Registry,
  lives: readonly (readonly [string, LiveRelease])[],
  site: Site | undefined,
) {
  const apps = { ...current.apps };
  for (const [name, live] of lives) apps[name] = withRelease(apps[name], live);
  if (!apps.host) {
    throw new ReleaseError('HOST_MISSING', 'the host must be published first or together with the remotes');
  }
  const changed = Object.keys(apps).filter((name) => !isDeepStrictEqual(apps[name], current.apps[name]));
  const registry = { ...current, apps, ...(site && { site }) };
  checkNeighbours(registry, current, new Set(changed));
  return { registry, changed };
}

/**
 * Makes builds the live releases of their apps, all in one revision of the registry or none. What is
 * live already is left alone, so publishing everything again and again is safe and cheap.
 */
export async function publishAll({
  store,
  dists,
  why,
  site,
  who = userName(),
}: PublishAllOptions): Promise<Published> {
  const fault = site && siteFault(site);
  if (fault) throw new ReleaseError('SITE_WRONG', `the site's setting ${fault} is missing or malformed`);
  const builds: Dist[] = [];
  for (const dist of dists) builds.push(await readDist(dist));
  const manifests = builds.map((build) => build.manifest);
  const twice = manifests.find(
    ({ name }, index) => manifests.findIndex((other) => other.name === name) < index,
  );
  if (twice) throw new ReleaseError('APP_TWICE', `${twice.name} is given twice`);

  const lives = manifests.map((manifest) => [manifest.name, liveOf(manifest)] as const);
  // Every check once before anything is written, so that a refused version can still be built anew.
  withReleases((await currentRegistry(store))?.registry ?? noRegistry, lives, site);
  const missing: Dist[] = [];
  for (const build of builds) if (!(await isThere(store, build.manifest))) missing.push(build);
  for (const build of missing) await addRelease(store, build);
  let changedApps: string[] = [];
  const { registry, changed } = await changeRegistry(store, { who, why }, (current) => {
    const next = withReleases(current, lives, site);
    changedApps = next.changed;
    const what = `publish ${changedApps.map((name) => `${name} ${next.registry.apps[name]?.live.version}`).join(', ')}`;
    return { registry: next.registry, what };
  });
  await writeDocument(store);
  return {
    revision: registry.revision,
    changed,
    apps: manifests.map(({ name, version }) => ({ name, version, changed: changedApps.includes(name) })),
  };
}

/** Makes a build the live release of its app. */
export function publish({ dist, ...options }: PublishOptions): Promise<Published> {
  return publishAll({ ...options, dists: [dist] });
}
