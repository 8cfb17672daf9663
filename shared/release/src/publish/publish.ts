import { isDeepStrictEqual } from 'node:util';
import { siteFault, type Site } from '@suite/kernel/site';
import { hasForm, type ReleaseManifest } from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import { changedStates, changeSuite, currentView, type By, type Wanted } from '../repository/change-suite';
import {
  isShared,
  listedTarget,
  listedVersions,
  ReleaseBook,
  sharedFiles,
  versionMissing,
  type Roles,
} from '../repository/releases';
import { bucketsOf, percentOf, type AppState, type PublishedRelease, type States } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { withCanary, withStable } from './change-app';
import { settle } from './gate/settle';
import {
  damagedTargets,
  isListed,
  packBuild,
  readDist,
  upload,
  uploadLost,
  type Dist,
  type Package,
  type Tell,
} from './package';

/** The releases that come from outside of a store. Each is packed and uploaded once, and only if that is needed. */
class Incoming {
  readonly all: (Dist | Package)[] = [];
  private readonly packed = new Map<Dist | Package, Package>();
  private readonly whole = new Set<Dist | Package>();
  readonly uploaded = new Set<Package>();

  constructor(
    private readonly store: Store,
    private readonly tell: Tell | undefined,
  ) {}

  /** Those that the store does not list, or not whole. Refused if what it lists does not go with one of them. */
  async missing(roles: Roles, book: ReleaseBook): Promise<(Dist | Package)[]> {
    const missing: (Dist | Package)[] = [];
    for (const one of this.all) {
      if (isListed(roles, one.manifest) && (await this.isWhole(roles, one))) continue;
      await checkSharedFiles(one.manifest, listedVersions(roles, one.manifest.name), book);
      missing.push(one);
    }
    return missing;
  }

  private async isWhole(roles: Roles, one: Dist | Package): Promise<boolean> {
    const { name, version } = one.manifest;
    if (!this.whole.has(one) && (await damagedTargets(this.store, roles, name, version)).length === 0)
      this.whole.add(one);
    return this.whole.has(one);
  }

  async pack(one: Dist | Package): Promise<Package> {
    const known = this.packed.get(one);
    if (known) return known;
    if (!('targets' in one)) this.say('check', one);
    const made = 'targets' in one ? one : await packBuild(one);
    this.packed.set(one, made);
    return made;
  }

  async upload(one: Dist | Package): Promise<Package> {
    const made = await this.pack(one);
    if (!this.uploaded.has(made)) {
      this.say('upload', one);
      await upload(this.store, made);
      this.uploaded.add(made);
    }
    return made;
  }

  private say(what: 'check' | 'upload', { manifest: { name, version } }: Dist | Package): void {
    this.tell?.({ what, name: `${name} ${version}` });
  }
}

/**
 * Refuses a release that has another content under a name which it shares with other releases of its app: pages and
 * caches keep one file for that name.
 */
async function checkSharedFiles(
  manifest: ReleaseManifest,
  versions: readonly string[],
  book: ReleaseBook,
): Promise<void> {
  const app = manifest.name;
  const paths = sharedFiles(manifest);
  for (const version of paths.length > 0 ? versions : []) {
    const other = version === manifest.version ? undefined : await book.findWhole(app, version);
    const path = other && paths.find((one) => isShared(other, one) && !hasSame(manifest, other, one));
    if (path !== undefined) throw new ReleaseError('FILE_TAKEN', { app, path, version });
  }
}

const hasSame = (one: ReleaseManifest, other: ReleaseManifest, path: string) =>
  one.files[path]?.sha384 === other.files[path]?.sha384;

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

function nextApp(app: AppState | undefined, { name, version }: ReleaseManifest, want: Want): AppState {
  if (!want.again && app?.withdrawn?.includes(version))
    throw new ReleaseError('VERSION_WITHDRAWN', { app: name, version });
  if (want.canary === undefined && !(want.upload && app)) return withStable(app, version);
  if (!app) throw new ReleaseError('CANARY_WITHOUT_LIVE', { app: name });
  return withCanary(app, version, bucketsOf(want.canary ?? 0));
}

/** The states with these releases published; or a refusal. */
function statesWith(
  { states, settings }: Pick<View, 'states' | 'settings'>,
  manifests: readonly ReleaseManifest[],
  want: Want,
  book: ReleaseBook,
): Promise<States> {
  // Links may ask for any version of a preview's form. A published version of that form could be asked for for ever.
  const previews = settings.overrides?.versions.filter((form) => form.includes('*')) ?? [];
  const preview = want.upload ? undefined : manifests.find(({ version }) => hasForm(version, previews));
  if (preview) {
    const fault = `${preview.name} ${preview.version} has a form that links may ask for`;
    throw new ReleaseError('OVERRIDES_WRONG', { fault });
  }
  const published = manifests.map((one) => [one.name, nextApp(states[one.name], one, want)] as const);
  // An upload changes no page, so the routes that it lacks matter only when it is published.
  const lost = want.upload ? {} : { lost: want.lost ?? [] };
  return settle({ ...states, ...Object.fromEntries(published) }, states, { book, ...lost });
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
  await statesWith(view ?? { states: {}, settings: {} }, manifests, options, book);
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
  const { store, site } = options;
  let live: string[] = [];
  const { revision, changed } = await changeSuite(store, options, async (view): Promise<Wanted> => {
    const book = new ReleaseBook(store, view.roles, manifests);
    const states = await statesWith(view, manifests, options, book);
    const list = await targetsToList(options, view.roles, book, incoming);
    if (options.upload) {
      const listed = manifests.filter(({ name }) => list.has(name));
      const releases = listed.map(({ name: app, version }) => ({ app, version }));
      return { change: { kind: 'upload', releases }, list };
    }
    const changes = changedStates(view, states);
    live = manifests.map(({ name }) => name).filter((name) => name in changes);
    const settings = site && { ...view.settings, site };
    const isNew = settings && !isDeepStrictEqual(site, view.settings.site);
    const releases = live.map((app) => published(app, states[app] as AppState, options));
    return {
      change: { kind: 'publish', releases, ...(isNew && { settings: true }) },
      states,
      settings,
      list,
    };
  });
  for (const one of incoming.uploaded) await uploadLost(store, one);
  return {
    revision,
    changed,
    apps: manifests.map(({ name, version }) => ({ name, version, changed: live.includes(name) })),
  };
}

const published = (app: string, { stable, canary }: AppState, want: Want): PublishedRelease =>
  want.canary === undefined || !canary
    ? { app, version: stable }
    : { app, version: canary.version, percent: percentOf(canary.below) };

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
