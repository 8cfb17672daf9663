import type { Registry, RegistryApp, ReleaseManifest } from '@suite/loader/registry';
import { prerelease, satisfies, valid } from 'semver';
import { ReleaseError } from '../../release-error';
import type { ReleaseBook } from '../../repository/releases';
import { releasesOf } from './check-neighbours';

/** A release that pages are given, or that they get after one rollback. */
interface Reachable {
  track: 'stable' | 'canary' | 'rollback target';
  manifest: ReleaseManifest;
}

/** What pages may get of an app, as far as the store has it whole. */
export async function reachableReleases(
  app: string,
  { live, canary, previous }: RegistryApp,
  book: ReleaseBook,
): Promise<Reachable[]> {
  const tracks: [Reachable['track'], string | null | undefined][] = [
    ['stable', live.version],
    ['canary', canary?.release.version],
    ['rollback target', previous],
  ];
  const found: Reachable[] = [];
  for (const [track, version] of tracks) {
    const manifest = version ? await book.findWhole(app, version) : undefined;
    if (manifest) found.push({ track, manifest });
  }
  return found;
}

/**
 * Refuses unless every release that pages are given fits every host that it can meet: the stable one, its
 * canary, and the one to which the host can be rolled back.
 */
export async function checkFit(
  next: Registry,
  changed: ReadonlySet<string>,
  book: ReleaseBook,
): Promise<void> {
  const hosts = await reachableReleases('host', next.apps.host as RegistryApp, book);
  for (const [app, releases] of Object.entries(next.apps)) {
    if (app === 'host' || !(changed.has(app) || changed.has('host'))) continue;
    for (const { version } of releasesOf(releases)) {
      const manifest = await book.findWhole(app, version);
      for (const { track, manifest: host } of hosts) {
        const misfit = manifest && misfitOf(manifest.builtAgainst, host.builtAgainst);
        const facts = { app, version, track, host: host.version };
        if (misfit) throw new ReleaseError('SHARED_INCOMPATIBLE', { ...facts, ...misfit });
      }
    }
  }
}

/** Whether a release would fit the releases of the other apps that pages are given now. */
export async function wouldFit(
  candidate: ReleaseManifest,
  { apps }: Registry,
  book: ReleaseBook,
): Promise<boolean> {
  const others = candidate.name === 'host' ? Object.keys(apps).filter((app) => app !== 'host') : ['host'];
  for (const app of others) {
    for (const { version } of releasesOf(apps[app] as RegistryApp)) {
      const other = await book.findWhole(app, version);
      if (!other) continue;
      const [remote, host] = candidate.name === 'host' ? [other, candidate] : [candidate, other];
      if (misfitOf(remote.builtAgainst, host.builtAgainst)) return false;
    }
  }
  return true;
}

/** A shared module that a remote needs in another version than the host has. */
interface Misfit {
  module: string;
  needs: string;
  /** What the host has; `none` when it lacks the module. */
  has: string;
}

/**
 * Whether a host's version of a module serves code that was built against another version: it must be the
 * same, or a later one that semver calls compatible. Prereleases are compatible only with themselves.
 */
export function serves(has: string, needs: string): boolean {
  if (has === needs) return true;
  const isPlain = /^\d/.test(has) && valid(needs) !== null && prerelease(needs) === null;
  return isPlain && satisfies(has, `^${needs}`);
}

/** The first shared module that a host lacks, or has in a version that does not fit. */
export function misfitOf(
  needs: Readonly<Record<string, string>>,
  has: Readonly<Record<string, string>>,
): Misfit | undefined {
  for (const [module, version] of Object.entries(needs)) {
    const own = Object.hasOwn(has, module) ? (has[module] as string) : undefined;
    if (own === undefined || !serves(own, version)) return { module, needs: version, has: own ?? 'none' };
  }
  return undefined;
}
