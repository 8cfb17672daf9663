import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { claimsOf } from './check-neighbours';
import { formsOf } from './path-forms';

/** Whether a declaration covers a path; `*` covers every one. */
const isDeclared = (path: string, declared: readonly string[]) =>
  declared.some((one) => one === '*' || formsOf(one).join() === formsOf(path).join());

/**
 * Paths that an app's live release answers to now and nobody will afterwards, unless that is declared:
 * links to them are in messages, bookmarks and printed codes.
 */
export function lostRoutes(
  app: string,
  next: Registry,
  before: Registry,
  declared: readonly string[],
): string[] {
  const had = before.apps[app]?.live.routes ?? [];
  const answered = new Set(
    claimsOf({
      ...next,
      apps: { ...next.apps, [app]: { live: (next.apps[app] as RegistryApp).live, previous: null } },
    })
      .flatMap(({ routes }) => routes)
      .flatMap(({ path }) => formsOf(path)),
  );
  return had
    .map(({ path }) => path)
    .filter((path) => !formsOf(path).every((form) => answered.has(form)) && !isDeclared(path, declared));
}
