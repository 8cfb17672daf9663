import { changeLive, publishedApp, type By } from '../repository/change-suite';
import type { AppState, Change, Share } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { settle } from './gate/settle';

const REMEMBERED = 10;

const without = (versions: readonly string[] | undefined, version: string) =>
  (versions ?? []).filter((one) => one !== version);

const withdrawing = (withdrawn: readonly string[]) =>
  withdrawn.length > 0 ? { withdrawn: withdrawn.slice(-REMEMBERED) } : {};

/** An app with a new stable release. Its canary ends, because the release that it was compared to is gone. */
export function withStable(app: AppState | undefined, version: string): AppState {
  if (!app) return { stable: version, previous: null };
  if (app.stable === version) return app;
  return { stable: version, previous: app.stable, ...withdrawing(without(app.withdrawn, version)) };
}

/**
 * An app with a canary for a share of the visitors. One that they have already stays as it is: a job that is run again
 * must neither take it from others nor end its ramp.
 */
export function withCanary(app: AppState, version: string, share: Share): AppState {
  if (app.stable === version) return app;
  const before: Share = app.canary?.version === version ? app.canary : { below: -1 };
  const line = share.line ?? before.line;
  if (before.below >= share.below && before.line === line) return app;
  const { withdrawn, ...rest } = app;
  const canary = { version, below: Math.max(before.below, share.below), ...(line && { line }) };
  return { ...rest, canary, ...withdrawing(without(withdrawn, version)) };
}

export function withoutCanary(app: AppState): AppState {
  const { canary, withdrawn, ...rest } = app;
  if (!canary) return app;
  return { ...rest, ...withdrawing([...without(withdrawn, canary.version), canary.version]) };
}

/** An app after a rollback to `target`, which may be its canary; `previous` is its next rollback target. */
export function rolledBack(
  { stable, canary, withdrawn = [] }: AppState,
  target: string,
  previous: string | null,
): AppState {
  const bad = [stable, ...(canary ? [canary.version] : [])].filter((version) => version !== target);
  const kept = bad.reduce((rest, version) => without(rest, version), withdrawn);
  return { stable: target, previous, rolledBackFrom: stable, ...withdrawing([...kept, ...bad.reverse()]) };
}

export interface AppOptions extends By {
  store: Store;
  app: string;
}

/** What becomes of an app, and the change as data. */
export interface NextState {
  next: AppState;
  change: Change;
}

/** Changes what visitors get of one app, if the gate has nothing against it. */
export async function changeApp(
  { store, app, ...by }: AppOptions,
  step: (state: AppState, view: View) => NextState | Promise<NextState>,
) {
  const result = await changeLive(store, by, async (view) => {
    const { states, releases } = view;
    const { next, change } = await step(publishedApp(view, app), view);
    return { change, states: await settle({ ...states, [app]: next }, states, releases) };
  });
  return { ...result, state: result.states[app] as AppState };
}
