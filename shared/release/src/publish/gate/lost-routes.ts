import type { LiveRelease, Registry } from '@suite/loader/registry';
import { formsOf } from '@suite/kernel/routes';
import type { ReleaseBook } from '../../repository/releases';
import { reachableReleases } from './check-fit';
import { claimsOf } from './check-neighbours';

/** Whether a declaration covers a path; `*` covers every one. */
export const isDeclared = (path: string, declared: readonly string[]) =>
  declared.some((one) => one === '*' || formsOf(one).join() === formsOf(path).join());

/** A path that an app gives up. */
interface LostRoute {
  path: string;
  /** The forms of the path (with and without its optional parts) that no release answers any more. */
  forms: string[];
}

/**
 * Paths that an app's stable release answers to now, and that neither its next release nor another app
 * will answer to, unless that is declared: links to them are in messages, bookmarks and printed codes.
 */
export function lostRoutes(
  app: string,
  release: LiveRelease,
  { next, before }: { next: Registry; before: Registry },
  declared: readonly string[],
): LostRoute[] {
  const had = before.apps[app]?.live.routes ?? [];
  const given = { ...next, apps: { ...next.apps, [app]: { live: release, previous: null } } };
  const answered = new Set(
    claimsOf(given)
      .flatMap(({ routes }) => routes)
      .flatMap(({ path }) => formsOf(path)),
  );
  return had
    .map(({ path }) => ({ path, forms: formsOf(path).filter((form) => !answered.has(form)) }))
    .filter(({ path, forms }) => forms.length > 0 && !isDeclared(path, declared));
}

/** A link of one app's release to a path of another app. */
interface Link {
  path: string;
  /** The app that links, and which of its releases does. */
  by: string;
  version: string;
}

/**
 * The first link to one of an app's lost paths in a release of another app that a visitor has or may get:
 * its stable release, its canary and the one to which it can be rolled back.
 */
export async function linkTo(
  routes: readonly LostRoute[],
  app: string,
  { apps }: Registry,
  book: ReleaseBook,
): Promise<Link | undefined> {
  for (const [by, state] of routes.length > 0 ? Object.entries(apps) : []) {
    if (by === app) continue;
    for (const { manifest } of await reachableReleases(by, state, book)) {
      const linked = new Set(manifest.linksTo?.flatMap(formsOf));
      const lost = routes.find(({ forms }) => forms.some((form) => linked.has(form)));
      if (lost) return { path: lost.path, by, version: manifest.version };
    }
  }
  return undefined;
}
