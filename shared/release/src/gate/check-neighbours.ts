import type { LiveRelease, Registry, RegistryApp, RegistryRoute } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';
import { formsOf } from './path-forms';

/** Routes that a release of an app holds. */
export interface Claim {
  app: string;
  /** The holder in words. */
  holder: string;
  routes: readonly RegistryRoute[];
}

/** What pages are given of an app: its live release and its canary. */
export const releasesOf = ({ live, canary }: RegistryApp): LiveRelease[] => [
  live,
  ...(canary ? [canary.release] : []),
];

/** The routes of everything that pages are given. */
export function claimsOf({ apps }: Registry): Claim[] {
  const names = Object.keys(apps).sort();
  return names.flatMap((app) =>
    releasesOf(apps[app] as RegistryApp).map(({ routes }) => ({ app, holder: app, routes })),
  );
}

/** Refuses when a changed app holds a path or a name of a route that another app holds. */
export function checkRoutes(claims: readonly Claim[], changed: ReadonlySet<string>): void {
  const names = new Map<string, Claim>();
  const forms = new Map<string, Claim>();
  // Newcomers come last, so that a refusal speaks of the release that brings the conflict.
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

/**
 * A page may hold two releases of one app at a time, when one replaces the other; under one global
 * name the older would silently answer for the newer.
 */
export function checkContainers(next: Registry, before: Registry, changed: ReadonlySet<string>): void {
  for (const app of changed) {
    for (const { container, version } of releasesOf(next.apps[app] as RegistryApp)) {
      if (!container) continue;
      for (const state of [before, next]) {
        for (const [other, releases] of Object.entries(state.apps)) {
          const holder = releasesOf(releases).find((release) => release.container === container);
          if (!holder || (other === app && holder.version === version)) continue;
          throw new ReleaseError('CONTAINER_TAKEN', { app, container, owner: `${other} ${holder.version}` });
        }
      }
    }
  }
}
