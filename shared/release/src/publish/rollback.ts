import { ReleaseError } from '../release-error';
import { changeLive, type By } from '../repository/change-suite';
import { history } from '../repository/history';
import type { Releases } from '../repository/releases';
import type { AppState, ChangeRecord, States } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { changeApp, rolledBack, withoutCanary, type AppOptions } from './change-app';
import { reachable, settle, shape, wouldFit } from './gate/settle';

type RollbackOptions = AppOptions & { to?: string };

/** How many revisions are searched for the next rollback target. */
const MEMORY = 200;

/** The versions of an app that were stable before this one, the latest first. */
function stableBefore(records: readonly ChangeRecord[], app: string, version: string): string[] {
  const versions = records.flatMap(({ apps }) => apps[app]?.stable ?? []);
  const seen = versions.lastIndexOf(version);
  return [...new Set(versions.slice(seen + 1))].filter((one) => one !== version);
}

/** Refuses a version to go back to unless what pages load of it is whole: no page loads source maps. */
const needTarget = (releases: Releases, app: string, version: string) =>
  releases.need(app, version, ['files.tar']);

/** Versions that a rollback does not lead to by itself: those that were taken back, and the canary that it takes back. */
const badOf = ({ withdrawn = [], canary }: AppState): string[] =>
  canary ? [...withdrawn, canary.version] : withdrawn;

const goodPrevious = (state: AppState): string | undefined =>
  state.previous === null || badOf(state).includes(state.previous) ? undefined : state.previous;

/** The version that a rollback leads to; undefined when it was done already. */
function aimOf(app: string, current: AppState, to: string | undefined): string | undefined {
  const isBack = to === undefined && current.rolledBackFrom !== undefined;
  if (isBack && !current.canary) return undefined;
  const version = isBack ? current.stable : (to ?? goodPrevious(current));
  if (version === undefined) throw new ReleaseError('NOTHING_TO_ROLL_BACK', { app });
  if (version === current.stable && !current.canary) return undefined;
  if (current.withdrawn?.includes(version)) throw new ReleaseError('VERSION_WITHDRAWN', { app, version });
  return version;
}

async function stateAfter(
  current: AppState,
  { states, releases }: View,
  { store, app, to: asked }: RollbackOptions,
): Promise<AppState> {
  /** The newest version before this one that is in the store, was not taken back and fits the other apps. */
  const olderThan = async (version: string) => {
    const others = await reachable(states, releases);
    const bad = [...badOf(current), current.stable];
    for (const older of stableBefore(await history(store, MEMORY), app, version)) {
      const manifest = bad.includes(older) ? undefined : await releases.findWhole(app, older);
      if (manifest && wouldFit(manifest, others)) return older;
    }
    return undefined;
  };
  // A previous version that is bad itself, because it was tried again as a canary, is passed over.
  const { previous, rolledBackFrom, stable } = current;
  const isPlain = asked === undefined && rolledBackFrom === undefined && previous !== null;
  const to = isPlain && !goodPrevious(current) ? await olderThan(stable) : asked;
  const version = aimOf(app, current, to);
  if (version === undefined) return current;
  // Only the canary ends: the stable release and its rollback target stay.
  if (version === stable) return withoutCanary(current);
  const [next] = await Promise.all([olderThan(version), needTarget(releases, app, version)]);
  return rolledBack(current, version, next ?? null);
}

/**
 * Brings an app back to an earlier release and ends its canary. A second rollback changes nothing, so a
 * release that was taken back never returns by itself.
 */
export async function rollback(options: RollbackOptions) {
  const { app } = options;
  let from = '';
  // The version to leave. Once a newer one is live, its previous version is the very one to leave.
  let seen: string | undefined;
  const { revision, changed, state } = await changeApp(options, async (current, view) => {
    from = current.stable;
    seen ??= from;
    if (options.to === undefined && seen !== from && seen !== current.rolledBackFrom)
      throw new ReleaseError('VERSION_OVERTAKEN', { app, version: from });
    const next = await stateAfter(current, view, options);
    return { next, change: { kind: 'rollback', app, from, to: next.stable } };
  });
  const { stable: to, rolledBackFrom } = state;
  return { revision, changed, app, from: changed ? from : (rolledBackFrom ?? to), to };
}

/** The states of a revision: of each app the one that the last change until then has left. */
async function statesAt(store: Store, { suite }: View, revision: number): Promise<States> {
  const records = await history(store);
  const oldest = records.at(-1)?.revision ?? 0;
  if (!records.some((record) => record.revision === revision)) {
    if (revision > 0 && revision < oldest) throw new ReleaseError('LOG_EDITED', { revision: oldest - 1 });
    throw new ReleaseError('REVISION_UNKNOWN', { revision, known: `${oldest} – ${suite.revision}` });
  }
  const until = records.filter((record) => record.revision <= revision).reverse();
  return until.reduce<States>((all, { apps }) => ({ ...all, ...apps }), {});
}

async function restored(
  app: string,
  current: AppState,
  { stable: live, previous, canary }: AppState,
  releases: Releases,
): Promise<AppState> {
  const { stable, withdrawn = [] } = current;
  if (stable === live) return current.canary?.version === canary?.version ? current : withoutCanary(current);
  if (withdrawn.includes(live)) throw new ReleaseError('VERSION_WITHDRAWN', { app, version: live });
  await needTarget(releases, app, live);
  const isBad = previous !== null && [...withdrawn, stable].includes(previous);
  return rolledBack(current, live, isBad ? null : previous);
}

/**
 * Brings every app back to the stable version that it had in a revision, in one change or not at all. The
 * environment's settings, keys and overrides stay as they are, and so do apps that came later: a page may link to them.
 */
export async function restore({ to, store, ...by }: By & { store: Store; to: number }) {
  let before: States = {};
  const { revision, changed, states } = await changeLive(store, by, async (view) => {
    before = view.states;
    const wanted = { ...before };
    for (const [app, then] of Object.entries(await statesAt(store, view, to))) {
      const current = before[app];
      // An app that cannot be read now stays as it is.
      if (current && view.suite.registry.apps[app])
        wanted[app] = await restored(app, current, then, view.releases);
    }
    return { states: await settle(wanted, before, view.releases), change: { kind: 'restore', revision: to } };
  });
  const apps = Object.keys(before)
    .filter((app) => shape(before[app]) !== shape(states[app]))
    .map((app) => ({ app, from: before[app]!.stable, to: states[app]!.stable }));
  return { revision, changed, apps };
}
