import type { Registry, RegistryApp } from '@suite/loader/registry';
import type { ReleaseBook } from '../../repository/releases';
import { ReleaseError } from '../../release-error';
import { checkFit, wouldFit } from './check-fit';
import { checkContainers, checkRoutes, claimsOf, type Claim } from './check-neighbours';
import { linkTo, isDeclared, lostRoutes } from './lost-routes';
import { meets } from '@suite/kernel/routes';

/** What the checks of a registry need beside it. */
export interface Checks {
  book: ReleaseBook;
  /** Paths of routes that may be given up; all of them when absent. */
  lost?: readonly string[];
}

/** The apps whose stable release or canary differs between two registries. */
function changedApps(next: Registry, before: Registry): Set<string> {
  const shape = (app: RegistryApp | undefined) =>
    app && [app.live, app.canary?.release].map((one) => one?.version).join(' ');
  return new Set(Object.keys(next.apps).filter((app) => shape(next.apps[app]) !== shape(before.apps[app])));
}

/** An app with its rollback target, or with none if the target is gone or does not fit the other apps. */
async function withPrevious(app: string, next: Registry, book: ReleaseBook): Promise<RegistryApp> {
  const { previousHash: _, ...own } = next.apps[app] as RegistryApp;
  const { previous } = own;
  const manifest = previous === null ? undefined : await book.findWhole(app, previous);
  if (!manifest || !(await wouldFit(manifest, next, book))) return { ...own, previous: null };
  const previousHash = await book.hash(app, manifest.version);
  return { ...own, ...(previousHash && { previousHash }) };
}

/**
 * The routes of the other apps' rollback targets: an app that takes one of them would make that rollback
 * impossible. Routes that already belong to another app are left out.
 */
async function targetsOf(
  next: Registry,
  before: Registry,
  changed: ReadonlySet<string>,
  book: ReleaseBook,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const [app, { previous }] of Object.entries(next.apps)) {
    const manifest = previous && !changed.has(app) ? await book.findWhole(app, previous) : undefined;
    if (!manifest) continue;
    const others = claimsOf(before).filter((claim) => claim.app !== app);
    const routes = manifest.live.routes.filter(
      (row) => !others.some((claim) => claim.routes.some(meets(row))),
    );
    claims.push({ app, holder: `${app} ${previous}, to which it can be rolled back`, routes });
  }
  return claims;
}

/**
 * Completes a wanted registry, or refuses it if it would break a page, take a route from another app or
 * make another app's rollback impossible.
 */
export async function settle(wanted: Registry, before: Registry, { book, lost }: Checks): Promise<Registry> {
  if (!wanted.apps.host) throw new ReleaseError('HOST_MISSING', { apps: Object.keys(wanted.apps).join(' ') });
  const changed = changedApps(wanted, before);
  const renewed = changed.has('host') ? Object.keys(wanted.apps) : [...changed];
  const apps = { ...wanted.apps };
  for (const app of renewed) apps[app] = await withPrevious(app, wanted, book);
  const next = { ...wanted, apps };

  checkRoutes([...(await targetsOf(next, before, changed, book)), ...claimsOf(next)], changed);
  checkContainers(next, before, changed);
  await checkFit(next, changed, book);
  if (lost) await checkLosses(next, before, { book, lost, changed });
  return next;
}

/** Refuses releases that lack a route which the stable release has, unless the loss is declared. */
async function checkLosses(
  next: Registry,
  before: Registry,
  { book, lost, changed }: Required<Checks> & { changed: ReadonlySet<string> },
): Promise<void> {
  for (const app of changed) {
    const known = before.apps[app]?.canary?.release.version;
    const { live, canary } = next.apps[app] as RegistryApp;
    for (const release of canary && canary.release.version !== known ? [live, canary.release] : [live]) {
      const { version } = release;
      const dropped = lostRoutes(app, release, { next, before }, lost);
      // A loss declared in release.json does not count here: that team cannot speak for the app that links.
      const link = await linkTo(dropped, app, next, book);
      if (link) {
        const { path, by, version: linking } = link;
        throw new ReleaseError('ROUTE_LINKED', { app, version, path, by, linking: `${by} ${linking}` });
      }
      const declared = (await book.findWhole(app, version))?.lost ?? [];
      const paths = dropped.map(({ path }) => path).filter((path) => !isDeclared(path, declared));
      if (paths.length > 0) throw new ReleaseError('ROUTE_LOST', { app, version, paths: paths.join(' ') });
    }
  }
}
