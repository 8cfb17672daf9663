import { isDeepStrictEqual } from 'node:util';
import { siteFault, type Site } from '@suite/kernel/site';
import {
  hasForm,
  liveOf,
  type Registry,
  type RegistryApp,
  type ReleaseManifest,
} from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import { bucketsOf, percentOf } from '../repository/app-state';
import type { Change } from '../repository/change';
import { changedApps, currentView, type By, type Wanted } from '../repository/change-registry';
import { noRegistry } from '../repository/registry';
import { listedTarget, ReleaseBook, versionMissing, type Roles } from '../repository/releases';
import type { Store } from '../store/store';
import { changeSuite } from './published';
import { settle } from './gate/settle';
import { Incoming } from './incoming';
import { withCanary, withLive } from './next-app';
import { readDist } from './read-dist';
import { uploadLost, type Package, type Tell } from './upload';

/** What to publish and how, and for the audit log by whom and why. */
export interface PublishAllOptions extends By {
  store: Store;
  /** Folders that builds wrote, each with its `release.json`. */
  dists: readonly string[];
  /** Releases as another store has them. */
  packages?: readonly Package[];
  /** Releases to publish that are in the store already. */
  stored?: readonly { app: string; version: string }[];
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
  apps: { name: string; version: string; changed: boolean }[];
}

type Want = Pick<PublishAllOptions, 'canary' | 'site' | 'again' | 'upload' | 'lost'>;

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
  book: ReleaseBook,
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
  const registry = await settle(wanted, before, { book, ...(!want.upload && { lost: want.lost ?? [] }) });
  const changed = changedApps(registry, before);
  return { registry, changed: manifests.map(({ name }) => name).filter((name) => changed.includes(name)) };
}

/**
 * Publishes builds, all in one revision or none. Releases that are published already are left alone, so publishing
 * everything again is safe and cheap.
 */
export async function publishAll(options: PublishAllOptions): Promise<Published> {
  const { store, site, tell, dryRun = false, packages = [], stored = [] } = options;
  const setting = site && (siteFault(site) ?? unreadableAddress(site));
  if (setting) throw new ReleaseError('SITE_WRONG', { setting });
  const ready = dryRun ? undefined : store.ready?.();
  // Awaited before the first work that takes long.
  ready?.catch(() => undefined);
  const incoming = new Incoming(store, tell);
  for (const folder of options.dists) incoming.all.push(await readDist(folder));
  incoming.all.push(...packages);
  const view = await currentView(store, options.keys);
  const roles: Roles = view?.roles ?? new Map();
  const built = incoming.all.map(({ manifest }) => manifest);
  const book = new ReleaseBook(store, roles, built);
  const inStore = stored.map(({ app, version }) => book.need(app, version));
  const manifests = [...built, ...(await Promise.all(inStore))];
  const names = manifests.map(({ name }) => name);
  const app = names.find((name, at) => names.indexOf(name) < at);
  if (app) throw new ReleaseError('APP_TWICE', { app });

  const missing = await incoming.missing(roles, book);
  // All checks run once before anything is written, so that a refused version can be built again.
  const before = view?.suite.registry ?? noRegistry;
  await withReleases(before, manifests, options, book);
  await ready;
  for (const one of missing) await incoming.pack(one);
  for (const one of dryRun ? [] : missing) await incoming.upload(one);
  return makeLive(options, manifests, incoming);
}

/** Lists the releases and makes them live, unless they are only to be put into the store. */
async function makeLive(
  options: PublishAllOptions,
  manifests: readonly ReleaseManifest[],
  incoming: Incoming,
): Promise<Published> {
  const { store, upload: only = false } = options;
  let changedApps: string[] = [];
  const { registry, changed } = await changeSuite(
    store,
    options,
    async (current, { roles }): Promise<Wanted> => {
      const book = new ReleaseBook(store, roles, manifests);
      const next = await withReleases(current, manifests, options, book);
      const list = await targetsToList(options, roles, book, incoming);
      if (only) {
        const listed = manifests.filter(({ name }) => list.has(name));
        const releases = listed.map(({ name: app, version }) => ({ app, version }));
        return { registry: current, change: { kind: 'upload', releases }, list };
      }
      changedApps = next.changed;
      return {
        registry: next.registry,
        change: publishChange(changedApps, next.registry, current, options),
        list,
      };
    },
  );
  for (const one of incoming.uploaded) await uploadLost(store, one);
  return {
    revision: registry.revision,
    changed,
    apps: manifests.map(({ name, version }) => ({ name, version, changed: changedApps.includes(name) })),
  };
}

/** The targets of those releases that the store does not list now: clearing out may have removed some meanwhile. */
async function targetsToList(
  { stored = [], dryRun }: PublishAllOptions,
  roles: Roles,
  book: ReleaseBook,
  incoming: Incoming,
): Promise<NonNullable<Wanted['list']>> {
  for (const { app, version } of stored)
    if (!listedTarget(roles, app, version)) throw versionMissing(roles, app, version);
  const list = new Map<string, TargetFile[]>();
  for (const one of await incoming.missing(roles, book)) {
    const { manifest, targets } = dryRun ? await incoming.pack(one) : await incoming.upload(one);
    list.set(
      manifest.name,
      targets.map(({ file }) => file),
    );
  }
  return list;
}

function publishChange(
  apps: readonly string[],
  registry: Registry,
  before: Registry,
  { canary }: PublishAllOptions,
): Change {
  const releases = apps.map((app) => {
    const { live, canary: part } = registry.apps[app] as RegistryApp;
    return canary === undefined || !part
      ? { app, version: live.version }
      : { app, version: part.release.version, percent: percentOf(part.below) };
  });
  const settings = !isDeepStrictEqual(registry.site, before.site);
  return { kind: 'publish', releases, ...(settings && { settings }) };
}

/** Publishes one build. */
export function publish({ dist, ...options }: PublishOptions): Promise<Published> {
  return publishAll({ ...options, dists: [dist] });
}

/**
 * The first setting that begins as an address and is none, as with a blank that was pasted along. The gateway names some
 * of their origins in the policy of the document, and could not make a document with it.
 */
function unreadableAddress(settings: object, above = ''): string | undefined {
  for (const [name, value] of Object.entries(settings) as [string, unknown][]) {
    const setting = `${above}${name}`;
    if (typeof value === 'string' && /^https?:/.test(value) && !URL.canParse(value)) return setting;
    const below = typeof value === 'object' && value ? unreadableAddress(value, `${setting}.`) : undefined;
    if (below) return below;
  }
  return undefined;
}
