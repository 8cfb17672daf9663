import type { Canary, RegistryApp } from '@suite/loader/registry';
import { settle } from './gate/settle';
import { withLive, withoutCanary } from './next-app';
import { ReleaseBook } from '../repository/releases';
import { bucketsOf, canaryState, percentOf, type CanaryState } from '../repository/app-state';
import type { Change } from '../repository/change';
import type { By } from '../repository/change-registry';
import { changeSuite, publishedApp, publishedView } from './published';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

/** Which canary to change. */
export interface CanaryOptions extends By {
  store: Store;
  app: string;
  /** The canary that is meant; the one that there is when absent. */
  version?: string;
}

/** The result of changing a canary. */
export interface CanaryChanged {
  revision: number;
  changed: boolean;
  app: string;
  live: string;
  canary: CanaryState | null;
}

/** What becomes of an app that has a canary, and the change as data. */
type Step = (
  app: RegistryApp & { canary: Canary },
  of: { app: string; version: string },
) => { next: RegistryApp; change: Change };

/** Changes an app by its canary. Without one it is refused, or left as it is. */
export async function changeCanary(
  options: CanaryOptions,
  step: Step,
  noCanary?: 'as it is',
): Promise<CanaryChanged> {
  const { store, app } = options;
  await publishedView(store, options.keys);
  // The canary that is meant: another one may be published while this is on its way.
  let meant = options.version;
  const { registry, changed } = await changeSuite(store, options, async (before, { roles }) => {
    const { canary, ...rest } = publishedApp(before, app);
    if (!canary) {
      if (noCanary) return { registry: before, change: { kind: 'stop', app, version: '' } };
      throw new ReleaseError('CANARY_MISSING', { app });
    }
    const { version } = canary.release;
    meant ??= version;
    if (!noCanary && version !== meant) throw new ReleaseError('VERSION_OVERTAKEN', { app, version });
    const { next, change } = step({ ...rest, canary }, { app, version });
    const wanted = { ...before, apps: { ...before.apps, [app]: next } };
    return { registry: await settle(wanted, before, { book: new ReleaseBook(store, roles) }), change };
  });
  const { live, canary } = publishedApp(registry, app);
  return {
    revision: registry.revision,
    changed,
    app,
    live: live.version,
    canary: canary ? canaryState(canary) : null,
  };
}

/**
 * Gives an app's canary to another share of visitors. If the share grows, visitors who have it keep it. A ramp
 * ends, because a person has taken over.
 */
export async function setCanary({
  percent,
  ...options
}: CanaryOptions & { percent: number }): Promise<CanaryChanged> {
  const below = bucketsOf(percent);
  return changeCanary(options, (app, of) => ({
    next: { ...app, canary: { release: app.canary.release, below } },
    change: { kind: 'canary', ...of, percent: percentOf(below) },
  }));
}

/** Gives an app's canary to everybody: it becomes the stable release. */
export function promoteCanary(options: CanaryOptions): Promise<CanaryChanged> {
  return changeCanary(options, (app, of) => ({
    next: withLive(app, app.canary.release),
    change: { kind: 'promote', ...of },
  }));
}

/**
 * Takes an app's canary back. With a `version` only if it is that one, so that a late verdict does not stop
 * the next canary. If there is no canary, nothing changes.
 */
export function stopCanary({ version, ...options }: CanaryOptions): Promise<CanaryChanged> {
  const isMeant = (app: RegistryApp) => version === undefined || app.canary?.release.version === version;
  return changeCanary(
    options,
    (app, of) => ({ next: isMeant(app) ? withoutCanary(app) : app, change: { kind: 'stop', ...of } }),
    'as it is',
  );
}
