import type { LiveRelease, Registry } from '@suite/kernel/registry';
import { claimsOf } from './check-neighbours';
import { formsOf } from '@suite/kernel/routes';

/** Whether a declaration covers a path; `*` covers every one. */
export const isDeclared = (path: string, declared: readonly string[]) =>
  declared.some((one) => one === '*' || formsOf(one).join() === formsOf(path).join());

/** A path that an app gives up. */
export interface LostRoute {
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
