import type { Registry } from '@suite/kernel/registry';
import type { ReleaseBook } from '../releases/release-book';
import { releasesOf } from './check-neighbours';
import type { LostRoute } from './lost-routes';
import { formsOf } from '@suite/kernel/routes';

/** A link of one app's release to a path of another app. */
export interface Link {
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
    const versions = [
      ...releasesOf(state).map(({ version }) => version),
      ...(state.previous === null ? [] : [state.previous]),
    ];
    for (const version of versions) {
      const linked = new Set((await book.findWhole(by, version))?.linksTo?.flatMap(formsOf));
      const lost = routes.find(({ forms }) => forms.some((form) => linked.has(form)));
      if (lost) return { path: lost.path, by, version };
    }
  }
  return undefined;
}
