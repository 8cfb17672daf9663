import { isDeepStrictEqual } from 'node:util';
import type { Registry, RegistryApp } from '@suite/loader/registry';
import type { Suite } from '../../repository/suite';

/** Whether the folder has a release: `lacking` while it is being fetched, `failed` when it could not be. */
export type Presence = 'whole' | 'lacking' | 'failed';

/** The versions of an app that visitors get. */
export const usedVersions = ({ live, canary }: RegistryApp): string[] =>
  canary ? [live.version, canary.release.version] : [live.version];

/** Whether visitors of an app get nothing in `next` that was not checked beside the apps of `last`. */
const isStepBack = (next: RegistryApp, last: RegistryApp) =>
  usedVersions(next).every((version) => [...usedVersions(last), last.previous].includes(version));

/** A suite with other apps; without a host there is no suite. */
const withApps = (suite: Suite, apps: Registry['apps']): Suite | undefined =>
  apps.host && { ...suite, registry: { ...suite.registry, apps } };

/** What pages see of a suite beside its revision. */
const content = ({ registry: { apps, site, overrides } }: Suite) => ({ apps, site, overrides });

/**
 * The suite to serve while the folder lacks releases of the newest one. An app whose releases are there moves on; the
 * others stay where they are. Remotes do not wait for each other, but none moves to a release that was checked beside
 * a host which is still on its way. Undefined while nothing can be served.
 */
export function servableSuite(
  next: Suite,
  last: Suite | undefined,
  presence: (app: string, version: string) => Presence,
): Suite | undefined {
  const states = ([app, entry]: [string, RegistryApp]) =>
    usedVersions(entry).map((version) => presence(app, version));
  const isThere = (one: [string, RegistryApp]) => states(one).every((state) => state === 'whole');
  const entries = Object.entries(next.registry.apps);
  const lastApps = last?.registry.apps ?? {};
  const unread = Object.entries(lastApps).filter(
    ([app]) => app in next.broken && !(app in next.registry.apps),
  );
  if (unread.length === 0 && entries.every(isThere)) return next;

  if (!last) {
    // A release that is being fetched is waited for; one that is broken holds up no other app.
    const isWaiting = entries.flatMap(states).includes('lacking');
    return isWaiting ? undefined : withApps(next, Object.fromEntries(entries.filter(isThere)));
  }

  const isSameHost = isDeepStrictEqual(next.registry.apps.host, lastApps.host);
  const apps: Registry['apps'] = Object.fromEntries(unread);
  for (const [app, entry] of entries) {
    const before = lastApps[app];
    const isSafe = isSameHost || (before && isStepBack(entry, before));
    const chosen = isSafe && isThere([app, entry]) ? entry : before;
    if (chosen) apps[app] = chosen;
  }
  const made = withApps(next, apps);
  // Pages take a revision that they have for current, so it is not given to what they have already.
  return made && isDeepStrictEqual(content(made), content(last)) ? last : made;
}
