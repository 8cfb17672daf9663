import type { LiveRelease, Registry, RegistryApp, RegistryRoute } from '@suite/loader/registry';
import { ReleaseError } from '../../release-error';
import { formsOf } from '@suite/kernel/routes';

/** Routes that a release of an app holds. */
export interface Claim {
  app: string;
  /** The app, or its release, in words for a refusal. */
  holder: string;
  routes: readonly RegistryRoute[];
}

/** The releases of an app that pages are given: the stable one and the canary. */
export const releasesOf = ({ live, canary }: RegistryApp): LiveRelease[] => [
  live,
  ...(canary ? [canary.release] : []),
];

/** The routes of all releases that pages are given. */
export function claimsOf({ apps }: Registry): Claim[] {
  const names = Object.keys(apps).sort();
  return names.flatMap((app) =>
    releasesOf(apps[app] as RegistryApp).map(({ routes }) => ({ app, holder: app, routes })),
  );
}

/** Refuses if a changed app has a route with the path or the name of another app's route. */
export function checkRoutes(claims: readonly Claim[], changed: ReadonlySet<string>): void {
  const names = new Map<string, Claim>();
  const forms = new Map<string, Claim>();
  // Changed apps come last, so that the refusal names the release that brings the conflict.
  const order = [...claims].sort((a, b) => Number(changed.has(a.app)) - Number(changed.has(b.app)));
  for (const claim of order) {
    const take = (taken: Map<string, Claim>, key: string, what: string) => {
      const owner = taken.get(key);
      if (!owner || owner.app === claim.app) taken.set(key, claim);
      else if (changed.has(claim.app)) {
        throw new ReleaseError('ROUTE_TAKEN', { app: claim.app, what, owner: owner.holder });
      }
    };
    for (const { name, path } of claim.routes) {
      take(names, name, `the name ${name}`);
      for (const form of formsOf(path)) take(forms, form, `the path ${path}`);
    }
  }
}

/** Whether a container has the name of its app alone, as stock plugins give it: a page takes one release of such an app. */
export const isOrdinary = (app: string, container?: string) => container === app.replace(/\W/g, '_');

/**
 * Refuses if two releases have the same container name. A page may hold two releases of one app; under one
 * global name the older would silently answer for the newer.
 */
export function checkContainers(next: Registry, before: Registry, changed: ReadonlySet<string>): void {
  for (const app of changed) {
    for (const { container, version } of releasesOf(next.apps[app] as RegistryApp)) {
      if (!container) continue;
      for (const state of [before, next]) {
        for (const [other, releases] of Object.entries(state.apps)) {
          const holder = releasesOf(releases).find((release) => release.container === container);
          if (!holder || (other === app && (holder.version === version || isOrdinary(app, container))))
            continue;
          throw new ReleaseError('CONTAINER_TAKEN', { app, container, owner: `${other} ${holder.version}` });
        }
      }
    }
  }
}
