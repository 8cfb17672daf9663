import type { Canary, RegistryApp } from '@suite/kernel/registry';
import { settle } from '../gate/settle';
import { withLive, withoutCanary } from '../publish/next-app';
import { ReleaseBook } from '../releases/release-book';
import { writeDocument } from '../publish/write-document';
import { bucketsOf, canaryState, percentOf, type CanaryState } from '../registry/app-state';
import { changeRegistry, type By } from '../registry/change-registry';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { publishedApp, publishedRegistry } from './published';

/** Which canary to change. */
export interface CanaryOptions extends By {
  store: Store;
  app: string;
}

/** The result of changing a canary. */
export interface CanaryChanged {
  revision: number;
  changed: boolean;
  app: string;
  live: string;
  canary: CanaryState | null;
  /** Whether only those who hold a private key can change it further. */
  signed: boolean;
}

/** What becomes of an app that has a canary, and the change in words. */
type Step = (app: RegistryApp & { canary: Canary }) => { next: RegistryApp; words: string };

/** Changes an app by its canary. Without one it is refused, or left as it is. */
export async function changeCanary(
  options: CanaryOptions,
  step: Step,
  noCanary?: 'as it is',
): Promise<CanaryChanged> {
  const { store, app } = options;
  await publishedRegistry(store);
  // The canary that is meant: another one may be published while this is on its way.
  let meant: string | undefined;
  const { registry, changed } = await changeRegistry(store, options, async (before) => {
    const { canary, ...rest } = publishedApp(before, app);
    if (!canary) {
      if (noCanary) return { registry: before, what: '' };
      throw new ReleaseError('CANARY_MISSING', { app });
    }
    const { version } = canary.release;
    meant ??= version;
    if (!noCanary && version !== meant) throw new ReleaseError('VERSION_OVERTAKEN', { app, version });
    const { next, words } = step({ ...rest, canary });
    const wanted = { ...before, apps: { ...before.apps, [app]: next } };
    const book = new ReleaseBook(store);
    const settled = await settle(wanted, before, { book });
    return { registry: settled, book, what: `canary ${app} ${canary.release.version} ${words}` };
  });
  if (!options.dryRun) await writeDocument(store);
  const { live, canary } = publishedApp(registry, app);
  return {
    revision: registry.revision,
    changed,
    app,
    live: live.version,
    canary: canary ? canaryState(canary) : null,
    signed: (registry.keys ?? []).length > 0,
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
  return changeCanary(options, (app) => ({
    next: { ...app, canary: { release: app.canary.release, below } },
    words: `to ${percentOf(below)} %`,
  }));
}

/** Gives an app's canary to everybody: it becomes the stable release. */
export function promoteCanary(options: CanaryOptions): Promise<CanaryChanged> {
  return changeCanary(options, (app) => ({ next: withLive(app, app.canary.release), words: 'promoted' }));
}

/**
 * Takes an app's canary back. With a `version` only if it is that one, so that a late verdict does not stop
 * the next canary. If there is no canary, nothing changes.
 */
export function stopCanary({
  version,
  ...options
}: CanaryOptions & { version?: string }): Promise<CanaryChanged> {
  const isMeant = (app: RegistryApp) => version === undefined || app.canary?.release.version === version;
  return changeCanary(
    options,
    (app) => ({ next: isMeant(app) ? withoutCanary(app) : app, words: 'stopped' }),
    'as it is',
  );
}
