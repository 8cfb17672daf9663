import {
  hasForm,
  liveOf,
  siteFault,
  type Registry,
  type RegistryApp,
  type ReleaseManifest,
  type Site,
} from '@suite/kernel/registry';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { settle, type Checks } from '../gate/settle';
import { signRegistry } from '../keys/sign-registry';
import { bucketsOf, percentOf } from '../registry/app-state';
import { changeRegistry, registryOrNone, type By } from '../registry/change-registry';
import { isRefusal, ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { damageOf } from '../releases/damage';
import { versionsOf } from '../releases/places';
import { checkProof } from '../releases/proof';
import { checkThere } from './check-there';
import { withCanary, withLive } from './next-app';
import { readDist, type Dist } from './read-dist';
import { ReleaseBook } from '../releases/release-book';
import { unreadableAddress } from './unreadable-address';
import { checkVersion, packMissing, upload, type Package, type Tell } from './upload';
import { writeDocument } from './write-document';

/** A release that is in the store already. */
export interface StoredRelease {
  app: string;
  version: string;
  /** The hash that its upload gave. A signed store needs it for what was never live, because nothing else proves it. */
  hash?: string;
}

/** What to publish and how, and for the audit log by whom and why. */
export interface PublishAllOptions extends By {
  store: Store;
  /** Folders that builds wrote, each with its `release.json`. */
  dists: readonly string[];
  /** Builds with all their files, as another store has them. */
  packages?: readonly Package[];
  /** Releases to publish that are in the store already. */
  stored?: readonly StoredRelease[];
  /** New settings of the environment; the old ones stay when absent. */
  site?: Site;
  /** The share of visitors who get the releases, in percent; everybody when absent. */
  canary?: number;
  /** Only put the releases into the store. */
  upload?: boolean;
  /** Paths of routes that may be given up; `*` stands for all of them. */
  lost?: readonly string[];
  /** Publish a version even if it was taken back before. */
  again?: boolean;
  tell?: Tell;
}

export type PublishOptions = Omit<PublishAllOptions, 'dists'> & { dist: string };

/** The result of publishing. */
export interface Published {
  /** The revision of the registry after publishing. */
  revision: number;
  /** False when everything was published already and nothing changed. */
  changed: boolean;
  apps: {
    name: string;
    version: string;
    changed: boolean;
    /** Of an upload: what proves it when it is published from the store. */
    hash?: string;
  }[];
}

type Want = Pick<PublishAllOptions, 'canary' | 'site' | 'again' | 'upload'>;

function nextApp(
  app: RegistryApp | undefined,
  manifest: ReleaseManifest,
  { canary, again, upload: only }: Want,
): RegistryApp {
  const { name, version } = manifest;
  if (!again && app?.withdrawn?.includes(version))
    throw new ReleaseError('VERSION_WITHDRAWN', { app: name, version });
  if (canary === undefined && !(only && app)) return withLive(app, liveOf(manifest));
  if (!app) throw new ReleaseError('CANARY_WITHOUT_LIVE', { app: name });
  return withCanary(app, liveOf(manifest), bucketsOf(canary ?? 0));
}

/** The registry with these releases published, and the apps that this changes; or a refusal. */
async function withReleases(
  before: Registry,
  manifests: readonly ReleaseManifest[],
  want: Want,
  checks: Checks,
) {
  const apps = { ...before.apps };
  // Links may ask for any version of a preview's form. A published version of that form could be asked for for ever.
  const previews = before.overrides?.versions.filter((form) => form.includes('*')) ?? [];
  const preview = want.upload ? undefined : manifests.find(({ version }) => hasForm(version, previews));
  if (preview) {
    const fault = `${preview.name} ${preview.version} has a form that links may ask for`;
    throw new ReleaseError('OVERRIDES_WRONG', { fault });
  }
  for (const manifest of manifests) apps[manifest.name] = nextApp(apps[manifest.name], manifest, want);
  const wanted = { ...before, apps, ...(want.site && { site: want.site }) };
  // An upload changes no page, so the routes that it lacks matter only when it is published.
  const registry = await settle(wanted, before, want.upload ? { book: checks.book } : checks);
  const changed = manifests
    .map(({ name }) => name)
    .filter((name) => JSON.stringify(registry.apps[name]) !== JSON.stringify(before.apps[name]));
  return { registry, changed };
}

async function storedManifests(
  before: Registry,
  book: ReleaseBook,
  options: PublishAllOptions,
): Promise<ReleaseManifest[]> {
  const found = (options.stored ?? []).map(async (release) => {
    const { app, version } = release;
    const manifest = await book.find(app, version);
    if (!manifest) {
      const known = (await versionsOf(options.store, app)).join(', ');
      throw new ReleaseError('VERSION_MISSING', { app, version, known });
    }
    await checkProof(before, book, release);
    const [path] = await damageOf(options.store, manifest);
    if (path) throw new ReleaseError('RELEASE_BROKEN', { app, version, path });
    return manifest;
  });
  return Promise.all(found);
}

/**
 * Publishes builds, all in one revision of the registry or none. Releases that are published already are
 * left alone, so publishing everything again is safe and cheap.
 */
export async function publishAll(options: PublishAllOptions): Promise<Published> {
  const { store, site, tell, dryRun = false, upload: only = false } = options;
  const setting = site && (siteFault(site) ?? unreadableAddress(site));
  if (setting) throw new ReleaseError('SITE_WRONG', { setting });
  const ready = dryRun ? undefined : store.ready?.();
  // Awaited before the first work that takes long.
  ready?.catch(() => undefined);
  const book = new ReleaseBook(store);
  const dists: Dist[] = [];
  for (const folder of options.dists) dists.push(await readDist(folder));
  dists.push(...(options.packages ?? []).map(({ dist }) => dist));
  const before = await registryOrNone(store);
  const stored = await storedManifests(before, book, options);
  const manifests = [...dists.map(({ manifest }) => manifest), ...stored];
  const names = manifests.map(({ name }) => name);
  const app = names.find((name, at) => names.indexOf(name) < at);
  if (app) throw new ReleaseError('APP_TWICE', { app });

  const checks = { book, lost: options.lost ?? [] };
  for (const dist of dists) {
    await checkVersion(store, dist);
    book.expect(dist.manifest);
  }
  // All checks run once before anything is written, so that a refused version can be built again.
  const { registry: planned } = await withReleases(before, manifests, options, checks);
  if (!only && !isDeepStrictEqual(planned, before)) await signRegistry(planned, before, options.keys);
  await ready;
  let packages = await packMissing(store, dists, options);

  for (let attempt = 0; ; attempt++) {
    for (const one of dryRun ? [] : packages) {
      tell?.({ what: 'upload', name: `${one.dist.manifest.name} ${one.dist.manifest.version}` });
      await upload(store, one);
    }
    try {
      if (!only) return await makeLive(store, manifests, options, checks);
      return await uploaded(store, manifests, options, book);
    } catch (error) {
      // `gc` is removing the release. When that has ended, the release is uploaded again.
      if (!isRefusal(error, 'RELEASE_CONDEMNED') || dists.length === 0 || attempt > 8) throw error;
      await pause(100 * (attempt + 1));
      packages = await packMissing(store, dists, options);
    }
  }
}

/** The result of an upload that is to become live later. */
async function uploaded(
  store: Store,
  manifests: readonly ReleaseManifest[],
  { dryRun }: PublishAllOptions,
  book: ReleaseBook,
): Promise<Published> {
  const registry = await registryOrNone(store);
  if (!dryRun) await checkThere(store, registry, manifests, book);
  const apps = manifests.map(async ({ name, version }) => {
    const hash = await book.hash(name, version);
    return { name, version, changed: false, ...(hash && { hash }) };
  });
  return { revision: registry.revision, changed: false, apps: await Promise.all(apps) };
}

async function makeLive(
  store: Store,
  manifests: readonly ReleaseManifest[],
  options: PublishAllOptions,
  checks: Checks,
): Promise<Published> {
  let changedApps: string[] = [];
  const { registry, changed } = await changeRegistry(store, options, async (current) => {
    if (!options.dryRun) await checkThere(store, current, manifests, checks.book);
    const next = await withReleases(current, manifests, options, checks);
    changedApps = next.changed;
    const what = wordsFor(changedApps, next.registry, options);
    return { registry: next.registry, book: checks.book, what };
  });
  if (!options.dryRun) await writeDocument(store);
  return {
    revision: registry.revision,
    changed,
    apps: manifests.map(({ name, version }) => ({ name, version, changed: changedApps.includes(name) })),
  };
}

function wordsFor(apps: readonly string[], registry: Registry, { canary }: PublishAllOptions): string {
  const versions = apps.map((name) => {
    const { live, canary: part } = registry.apps[name] as RegistryApp;
    return canary === undefined || !part
      ? `${name} ${live.version}`
      : `${name} ${part.release.version} to ${percentOf(part.below)} %`;
  });
  return `publish ${versions.length > 0 ? versions.join(', ') : 'settings'}`;
}

/** Publishes one build. */
export function publish({ dist, ...options }: PublishOptions): Promise<Published> {
  return publishAll({ ...options, dists: [dist] });
}
