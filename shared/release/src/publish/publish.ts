import { isDeepStrictEqual } from 'node:util';
import { siteFault, type Site } from '@suite/kernel/site';
import { hasForm, type ReleaseManifest } from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import {
  changedStates,
  changeSuite,
  currentView,
  publishedApp,
  publishedView,
  type By,
  type Wanted,
} from '../repository/change-suite';
import {
  listedTarget,
  listedVersions,
  ReleaseBook,
  versionMissing,
  readListed,
  readWhole,
  type Roles,
} from '../repository/releases';
import { bucketsOf, percentOf, type AppState, type PublishedRelease, type States } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { withCanary, withStable } from './change-app';
import { checkSharedFiles } from './gate/check-files';
import { settle } from './gate/settle';
import {
  damagedTargets,
  isListed,
  packBuild,
  readDist,
  upload,
  uploadLost,
  packRelease,
  type Dist,
  type Package,
  type Archives,
} from './package';

/** A release that comes from outside of the store. It is packed and uploaded once, and only if that is needed. */
class Incoming {
  uploaded: Promise<Package> | undefined;
  private packed: Promise<Package> | undefined;
  private isWhole = false;

  constructor(
    private readonly from: Dist | Package,
    private readonly store: Store,
  ) {}

  get manifest(): ReleaseManifest {
    return this.from.manifest;
  }

  /** Whether the store does not list it, or not whole. Refused if what the store lists does not go with it. */
  async isMissing(roles: Roles, book: ReleaseBook): Promise<boolean> {
    const { name, version } = this.manifest;
    const damaged = () => damagedTargets(this.store, roles, name, version);
    if (isListed(roles, this.manifest) && (this.isWhole ||= (await damaged()).length === 0)) return false;
    await checkSharedFiles(this.manifest, listedVersions(roles, name), book);
    return true;
  }

  pack(): Promise<Package> {
    const { from } = this;
    return (this.packed ??= 'targets' in from ? Promise.resolve(from) : packBuild(from));
  }

  upload(): Promise<Package> {
    this.uploaded ??= this.pack().then(async (made) => {
      await upload(this.store, made);
      return made;
    });
    return this.uploaded;
  }
}

/** Those that have to be uploaded. */
async function missingOf(all: readonly Incoming[], roles: Roles, book: ReleaseBook): Promise<Incoming[]> {
  const missing: Incoming[] = [];
  for (const one of all) if (await one.isMissing(roles, book)) missing.push(one);
  return missing;
}

/** What to publish and how, and for the audit log by whom and why. */
export interface PublishAllOptions extends By {
  store: Store;
  /** Folders that builds wrote, each with its `release.json`. */
  dists: readonly string[];
  /** Releases as another store has them. */
  packages?: readonly Package[];
  /** Releases to publish that are in the store already. */
  stored?: readonly { app: string; version: string }[];
  site?: Site;
  /** The share of visitors who get the releases, in percent; everybody when absent. */
  canary?: number;
  upload?: boolean;
  /** Paths of routes that may be given up; `*` stands for all of them. */
  lost?: readonly string[];
  /** Publish a version even if it was taken back before. */
  again?: boolean;
}

export type PublishOptions = Omit<PublishAllOptions, 'dists'> & { dist: string };

export interface Published {
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
  const { store, site, dryRun = false, packages = [], stored = [] } = options;
  const setting = site && (siteFault(site) ?? unreadableAddress(site));
  if (setting) throw new ReleaseError('SITE_WRONG', { setting });
  const ready = dryRun ? undefined : store.ready?.();
  // Awaited before the first work that takes long.
  ready?.catch(() => undefined);
  const from: (Dist | Package)[] = [...packages];
  for (const folder of options.dists) from.push(await readDist(folder));
  const incoming = from.map((one) => new Incoming(one, store));
  const view = await currentView(store, options.keys);
  const roles: Roles = view?.roles ?? new Map();
  const built = incoming.map(({ manifest }) => manifest);
  const book = new ReleaseBook(store, roles, built);
  const inStore = stored.map(({ app, version }) => book.need(app, version));
  const manifests = [...built, ...(await Promise.all(inStore))];
  const names = manifests.map(({ name }) => name);
  const app = names.find((name, at) => names.indexOf(name) < at);
  if (app) throw new ReleaseError('APP_TWICE', { app });

  const missing = await missingOf(incoming, roles, book);
  // All checks run once before anything is written, so that a refused version can be built again.
  await statesWith(view ?? { states: {}, settings: {} }, manifests, options, book);
  await ready;
  for (const one of missing) await one.pack();
  for (const one of dryRun ? [] : missing) await one.upload();
  return makeLive(options, manifests, incoming);
}

/** Lists the releases and makes them live, unless they are only to be put into the store. */
async function makeLive(
  options: PublishAllOptions,
  manifests: readonly ReleaseManifest[],
  incoming: readonly Incoming[],
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
  for (const { uploaded } of incoming) if (uploaded) await uploadLost(store, await uploaded);
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
  incoming: readonly Incoming[],
): Promise<NonNullable<Wanted['list']>> {
  for (const { app, version } of stored)
    if (!listedTarget(roles, app, version)) throw versionMissing(roles, app, version);
  const list = new Map<string, TargetFile[]>();
  for (const one of await missingOf(incoming, roles, book)) {
    const { targets } = await (dryRun ? one.pack() : one.upload());
    const files = targets.map(({ file }) => file);
    list.set(one.manifest.name, files);
  }
  return list;
}

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

/** A release as a store holds it, after its content was compared with what was signed there. */
async function packageIn(store: Store, { roles }: View, app: string, version: string): Promise<Package> {
  const known = await readListed(store, roles, app, version);
  if (!known) throw versionMissing(roles, app, version);
  const archive = (target: keyof Archives) => readWhole(store, roles, app, version, target);
  return packRelease(known.manifest, {
    'files.tar': await archive('files.tar'),
    'maps.tar': await archive('maps.tar'),
  });
}

/**
 * Publishes releases of one store in another: the very files that were tried out there, through the gate of
 * the store that they go to. The store that they come from is only read.
 */
export async function promote({
  from,
  apps,
  ...options
}: Omit<PublishAllOptions, 'dists' | 'stored' | 'packages' | 'upload'> & {
  /** The store of the environment in which the releases were tried out. */
  from: Store;
  /** The apps, each in the version that is given or else in the one that is live there. */
  apps: readonly { app: string; version?: string }[];
}): Promise<Published> {
  const view = await publishedView(from);
  const packages: Package[] = [];
  for (const { app, version } of apps) {
    packages.push(await packageIn(from, view, app, version ?? publishedApp(view, app).stable));
  }
  return publishAll({ ...options, dists: [], packages });
}
