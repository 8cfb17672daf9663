import { isDeepStrictEqual } from 'node:util';
import { siteFault, type Site } from '@suite/kernel/site';
import { hasForm, type ReleaseManifest } from '@suite/loader/registry';
import type { TargetFile } from '@tufjs/models';
import { ReleaseError } from '../release-error';
import {
  changedStates,
  changeSuite,
  publishedApp,
  publishedView,
  refuseFrozen,
  type By,
  type Wanted,
} from '../repository/change-suite';
import type { Releases } from '../repository/releases';
import { shareOf, shownShare } from '../repository/state';
import type { AppState, Change, Group, PublishedRelease } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { withCanary, withStable } from './change-app';
import { checkSharedFiles } from './gate/check-files';
import { settle } from './gate/settle';
import { isListed, packBuild, packRelease, readDist, upload, uploadLost } from './package';
import type { Dist, Package } from './package';

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
  /** Whom the releases are for; everybody when absent. */
  canary?: Group;
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

function nextApp(
  app: AppState | undefined,
  { name, version }: ReleaseManifest,
  want: PublishAllOptions,
): AppState {
  if (!want.again && app?.withdrawn?.includes(version))
    throw new ReleaseError('VERSION_WITHDRAWN', { app: name, version });
  if (want.canary === undefined && !(want.upload && app)) return withStable(app, version);
  if (!app) throw new ReleaseError('CANARY_WITHOUT_LIVE', { app: name });
  return withCanary(app, version, shareOf(want.canary ?? 0));
}

/** Refuses to publish a preview: links may ask for any version of its form, and so for this one for ever. */
function refusePreviews({ settings }: View, manifests: readonly ReleaseManifest[]): void {
  const forms = settings.overrides?.versions.filter((form) => form.includes('*')) ?? [];
  const preview = manifests.find(({ version }) => hasForm(version, forms));
  if (!preview) return;
  const fault = `${preview.name} ${preview.version} has a form that links may ask for`;
  throw new ReleaseError('OVERRIDES_WRONG', { fault });
}

/** A release that comes from outside of the store. It is packed and uploaded once, and only if that is needed. */
interface Incoming {
  manifest: ReleaseManifest;
  pack: () => Promise<Package>;
  /** Whether the store had it whole, and what was uploaded into it. */
  isWhole?: boolean;
  uploaded?: Package;
}

/** A build that is packed once. */
function incomingBuild(build: Dist): Incoming {
  let packed: Promise<Package> | undefined;
  return { manifest: build.manifest, pack: () => (packed ??= packBuild(build)) };
}

/**
 * Publishes builds, all in one revision or none. Releases that are published already are left alone, so publishing
 * everything again is safe and cheap.
 */
export async function publishAll(options: PublishAllOptions): Promise<Published> {
  const { store, site, packages = [], stored = [] } = options;
  const setting = site && (siteFault(site) ?? unreadableAddress(site) ?? foreignProject(site));
  if (setting) throw new ReleaseError('SITE_WRONG', { setting });
  const incoming: Incoming[] = packages.map((made) => ({ manifest: made.manifest, pack: async () => made }));
  for (const folder of options.dists) incoming.push(incomingBuild(await readDist(folder)));
  const names = [...incoming.map(({ manifest }) => manifest.name), ...stored.map(({ app }) => app)];
  const app = names.find((name, at) => names.indexOf(name) < at);
  if (app) throw new ReleaseError('APP_TWICE', { app });

  let apps: Published['apps'] = [];
  const { revision, changed } = await changeSuite(store, options, async (view) => {
    const { manifests, live, wanted } = await publication(options, incoming, view);
    apps = manifests.map(({ name, version }) => ({ name, version, changed: live.includes(name) }));
    return wanted;
  });
  for (const { uploaded } of incoming) if (uploaded) await uploadLost(store, uploaded);
  return { revision, changed, apps };
}

/** Whether the store does not list a release, or not whole. Refused if what the store lists does not go with it. */
async function isMissing(one: Incoming, releases: Releases): Promise<boolean> {
  const { name, version } = one.manifest;
  if (isListed(releases, one.manifest)) {
    one.isWhole ||= (await releases.damaged(name, version)).length === 0;
    if (one.isWhole) return false;
  }
  await checkSharedFiles(one.manifest, releases);
  return true;
}

/** What a publication changes. All checks run before anything is written, so that a refused version can be built again. */
async function publication(
  options: PublishAllOptions,
  incoming: readonly Incoming[],
  view: View,
): Promise<{ manifests: readonly ReleaseManifest[]; live: readonly string[]; wanted: Wanted }> {
  const { site, stored = [], upload: isUpload, lost = [] } = options;
  const built = incoming.map(({ manifest }) => manifest);
  const releases = view.releases.with(built);
  const inStore = stored.map(({ app, version }) => releases.need(app, version));
  const manifests = [...built, ...(await Promise.all(inStore))];
  const missing: Incoming[] = [];
  for (const one of incoming) if (await isMissing(one, releases)) missing.push(one);
  if (!isUpload) refusePreviews(view, manifests);
  const next = manifests.map((one) => [one.name, nextApp(view.states[one.name], one, options)] as const);
  const wanted = { ...view.states, ...Object.fromEntries(next) };
  // An upload changes no page, so the routes that it lacks matter only when it is published.
  const states = await settle(wanted, view.states, releases, isUpload ? undefined : lost);
  const list = await targetsToList(options, view, missing);
  if (isUpload) {
    const uploaded = manifests.filter(({ name }) => list.has(name));
    const names = uploaded.map(({ name: app, version }) => ({ app, version }));
    return { manifests, live: [], wanted: { change: { kind: 'upload', releases: names }, list } };
  }
  const changes = changedStates(view, states);
  const live = manifests.map(({ name }) => name).filter((name) => name in changes);
  const isNew = site && !isDeepStrictEqual(site, view.settings.site);
  const change: Change = {
    kind: 'publish',
    releases: live.map((app) => published(app, states[app] as AppState, options)),
    ...(isNew && { settings: true }),
  };
  return { manifests, live, wanted: { change, states, settings: site && { ...view.settings, site }, list } };
}

const published = (app: string, { stable, canary }: AppState, want: PublishAllOptions): PublishedRelease =>
  want.canary === undefined || !canary
    ? { app, version: stable }
    : { app, version: canary.version, ...shownShare(canary) };

/** Packs the releases that the store lacks and, if all of them pass, uploads them. Gives those to list, by app. */
async function targetsToList(
  options: PublishAllOptions,
  view: View,
  missing: readonly Incoming[],
): Promise<Map<string, TargetFile[]>> {
  const { store, dryRun } = options;
  const list = new Map<string, TargetFile[]>();
  if (missing.length === 0) return list;
  if (!options.upload) refuseFrozen(view, options);
  // Packing takes long.
  if (!dryRun) await store.ready?.();
  for (const one of missing) await one.pack();
  for (const one of missing) {
    const made = await one.pack();
    if (!dryRun && !one.uploaded) {
      await upload(store, made);
      one.uploaded = made;
    }
    const files = made.targets.map(({ file }) => file);
    const listed = view.roles.get(one.manifest.name)?.signed.targets;
    // One whose content was only damaged is whole again.
    const isRepaired = files.every(({ path, hashes }) => listed?.[path]?.hashes.sha256 === hashes.sha256);
    if (!isRepaired) list.set(one.manifest.name, files);
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

/** The first of the teams' projects that is not at the error service, to which alone a document lets its page speak. */
function foreignProject({ errorDsn, errorProjects = {} }: Site): string | undefined {
  const originIn = (address: unknown) =>
    URL.canParse(String(address)) ? new URL(String(address)).origin : '';
  const found = Object.entries(errorProjects).find(
    ([, dsn]) => !errorDsn || originIn(dsn) !== originIn(errorDsn),
  );
  return found && `errorProjects.${found[0]}`;
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
  const { releases } = view;
  const packages: Package[] = [];
  for (const { app, version = publishedApp(view, app).stable } of apps) {
    const manifest = await releases.need(app, version, []);
    // What is read was compared with what was signed there.
    const archives = {
      'files.tar': await releases.read(app, version, 'files.tar'),
      'maps.tar': await releases.read(app, version, 'maps.tar'),
    };
    packages.push(await packRelease(manifest, archives));
  }
  return publishAll({ ...options, dists: [], packages });
}
