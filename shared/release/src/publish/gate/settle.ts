import { tilesIn, type RegistryRoute, type ReleaseManifest } from '@suite/loader/registry';
import { formsOf, meets } from '@suite/kernel/routes';
import pMap from 'p-map';
import { prerelease, satisfies, valid } from 'semver';
import { FILES_AT_ONCE } from '../../store/store';
import { ReleaseError } from '../../release-error';
import { isOrdinary, type Releases } from '../../repository/releases';
import { nameOf, partsOf, usedNames, type AppState, type States } from '../../repository/state';

/** A release that pages are given, or that they get after one rollback. */
export interface Reachable {
  app: string;
  track: 'stable' | 'canary' | 'rollback target';
  manifest: ReleaseManifest;
}

/** What a change makes of the suite, for rules to look at. */
interface Step {
  before: readonly Reachable[];
  next: readonly Reachable[];
  changed: ReadonlySet<string>;
  /** Paths of routes that may be given up; all of them when absent. */
  lost?: readonly string[] | undefined;
}

type Rule = (step: Step) => ReleaseError | undefined;

const isGiven = ({ track }: Reachable) => track !== 'rollback target';
const versionIn = ({ manifest }: Reachable) => manifest.version;

/** Refuses a route with the path or the name of another app's route, or of one that a rollback would bring back. */
const takenRoute: Rule = ({ before, next, changed }) => {
  const others = (app: string) => before.filter((one) => isGiven(one) && one.app !== app);
  // Routes that already belong to another app do not count for a rollback target.
  const free = ({ app }: Reachable, row: RegistryRoute) =>
    !others(app).some(({ manifest }) => manifest.live.routes.some(meets(row)));
  const targets = next
    .filter((one) => !isGiven(one) && !changed.has(one.app))
    .map((one) => ({
      app: one.app,
      holder: `${one.app} ${versionIn(one)}, to which it can be rolled back`,
      routes: one.manifest.live.routes.filter((row) => free(one, row)),
    }));
  const given = next
    .filter(isGiven)
    .map(({ app, manifest }) => ({ app, holder: app, routes: manifest.live.routes }))
    // Changed apps come last, so that the refusal names the release that brings the conflict.
    .sort((a, b) => Number(changed.has(a.app)) - Number(changed.has(b.app)) || a.app.localeCompare(b.app));
  const taken = new Map<string, { app: string; holder: string }>();
  for (const claim of [...targets, ...given]) {
    for (const { name, path } of claim.routes) {
      const keys = [
        [`name ${name}`, `the name ${name}`],
        ...formsOf(path).map((form) => [form, `the path ${path}`]),
      ];
      for (const [key = '', what = ''] of keys) {
        const owner = taken.get(key);
        if (!owner || owner.app === claim.app) taken.set(key, claim);
        else if (changed.has(claim.app))
          return new ReleaseError('ROUTE_TAKEN', { app: claim.app, what, owner: owner.holder });
      }
    }
  }
  return undefined;
};

/**
 * Refuses two releases with the same container name. A page may hold two releases of one app; under one global name the
 * older would silently answer for the newer.
 */
const takenContainer: Rule = ({ before, next, changed }) => {
  for (const { app, manifest } of next.filter((one) => isGiven(one) && changed.has(one.app))) {
    const { container } = manifest.live;
    const isSame = (one: Reachable) =>
      one.app === app && (versionIn(one) === manifest.version || isOrdinary(app, container));
    const holder = [...before, ...next].find(
      (one) => container && isGiven(one) && one.manifest.live.container === container && !isSame(one),
    );
    const owner = holder && `${holder.app} ${versionIn(holder)}`;
    if (container && owner) return new ReleaseError('CONTAINER_TAKEN', { app, container, owner });
  }
  return undefined;
};

/** Refuses unless every release that pages are given fits every host that it can meet, the host's rollback target too. */
const misfit: Rule = ({ next, changed }) => {
  const hosts = next.filter(({ app }) => app === 'host');
  for (const { app, manifest } of next.filter((one) => isGiven(one) && one.app !== 'host')) {
    if (!changed.has(app) && !changed.has('host')) continue;
    for (const { track, manifest: host } of hosts) {
      const found = misfitOf(manifest, host);
      const facts = { app, version: manifest.version, track, host: host.version };
      if (found) return new ReleaseError(found.code, { ...facts, ...found.facts });
    }
  }
  return undefined;
};

/** Whether a declaration covers a path; `*` covers every one. */
const isDeclared = (path: string, declared: readonly string[]) =>
  declared.some((one) => one === '*' || formsOf(one).join() === formsOf(path).join());

/**
 * Paths that an app's stable release answers to now, and that neither a next release of it nor another app will answer
 * to: links to them are in messages, bookmarks and printed codes. Each with those of its forms that are lost.
 */
function lostRoutes({ app, manifest }: Reachable, { before, next }: Pick<Step, 'before' | 'next'>) {
  const had = before.find((one) => one.app === app && one.track === 'stable')?.manifest.live.routes ?? [];
  const others = next.filter((one) => isGiven(one) && one.app !== app).map((one) => one.manifest);
  const answered = new Set(
    [manifest, ...others].flatMap(({ live }) => live.routes).flatMap(({ path }) => formsOf(path)),
  );
  return had
    .map(({ path }) => ({ path, forms: formsOf(path).filter((form) => !answered.has(form)) }))
    .filter(({ forms }) => forms.length > 0);
}

/** Refuses a release that lacks a route which the stable release has, unless the loss is declared. */
const lostRoute: Rule = ({ before, next, changed, lost: declared }) => {
  if (!declared) return undefined;
  const sameCanary = (one: Reachable) => (other: Reachable) =>
    other.track === 'canary' && other.app === one.app && versionIn(other) === versionIn(one);
  const isKnown = (one: Reachable) => one.track === 'canary' && before.some(sameCanary(one));
  for (const one of next.filter((all) => isGiven(all) && changed.has(all.app) && !isKnown(all))) {
    const { app, manifest } = one;
    const { version, lost = [] } = manifest;
    const dropped = lostRoutes(one, { before, next }).filter(({ path }) => !isDeclared(path, declared));
    // A loss declared in release.json does not count here: that team cannot speak for the app that links.
    for (const { app: by, manifest: linking } of next.filter((other) => other.app !== app)) {
      const linked = new Set(linking.linksTo?.flatMap(formsOf));
      const path = dropped.find(({ forms }) => forms.some((form) => linked.has(form)))?.path;
      const facts = { app, version, by, linking: `${by} ${linking.version}` };
      if (path !== undefined) return new ReleaseError('ROUTE_LINKED', { ...facts, path });
    }
    const paths = dropped.map(({ path }) => path).filter((path) => !isDeclared(path, lost));
    if (paths.length > 0) return new ReleaseError('ROUTE_LOST', { app, version, paths: paths.join(' ') });
  }
  return undefined;
};

/** What an app names for all: tiles, which learners could not tell apart, and flags, which are switched by their name. */
const namedBy = ({ app, manifest }: Reachable) => [
  ...tilesIn(manifest.live).map(({ on, name }) => ({ app, kind: `tile of ${on}`, name })),
  ...(manifest.flags ?? []).map(({ name }) => ({ app, kind: 'flag', name })),
];

/** Refuses a name that another app has for the like. As the loss of a route it is no reason against a rollback. */
const takenName: Rule = ({ next, changed, lost }) => {
  if (!lost) return undefined;
  const names = next.filter(isGiven).flatMap(namedBy);
  const isTaken = (one: (typeof names)[number]) => (other: typeof one) =>
    other.app !== one.app && other.kind === one.kind && other.name === one.name;
  for (const own of names.filter(({ app }) => changed.has(app))) {
    const owner = names.find(isTaken(own));
    if (owner) return new ReleaseError('NAME_TAKEN', { ...own, owner: owner.app });
  }
  return undefined;
};

const rules: readonly Rule[] = [takenRoute, takenContainer, misfit, lostRoute, takenName];

/** What a remote needs of a shared module, and a host does not have. */
type Misfit =
  | { code: 'SHARED_INCOMPATIBLE'; facts: { module: string; needs: string; has: string } }
  | { code: 'NAME_LACKING'; facts: { module: string; name: string } };

/**
 * Whether a host's version of a module serves code that was built against another version: it must be the
 * same, or a later one that semver calls compatible. Prereleases are compatible only with themselves.
 */
export function serves(has: string, needs: string): boolean {
  if (has === needs) return true;
  const isPlain = /^\d/.test(has) && valid(needs) !== null && prerelease(needs) === null;
  return isPlain && satisfies(has, `^${needs}`);
}

/** The suite's own packages were 0.1.0 at each commit before 1.0.0, which has all that the last of them had. */
const told = (module: string, version: string) =>
  module.startsWith('@suite/') && version === '0.1.0' ? '1.0.0' : version;

const ownIn = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * The first shared module that a host lacks, or has in a version that does not fit, or without a name that is taken from it.
 * Where the names of either side are not known, the version alone counts; and then 0.1.0 fits 0.1.0 only.
 */
function misfitOf(needs: ReleaseManifest, host: ReleaseManifest): Misfit | undefined {
  for (const [module, version] of Object.entries(needs.builtAgainst)) {
    const own = ownIn(host.builtAgainst, module);
    const read = (one: string) => (needs.names && host.names ? told(module, one) : one);
    if (own === undefined || !serves(read(own), read(version)))
      return { code: 'SHARED_INCOMPATIBLE', facts: { module, needs: version, has: own ?? 'none' } };
    const offered = ownIn(host.names ?? {}, module);
    const name = ownIn(needs.names ?? {}, module)?.find((one) => offered && !offered.includes(one));
    if (name !== undefined) return { code: 'NAME_LACKING', facts: { module, name } };
  }
  return undefined;
}

/** What pages may get of all apps, as far as the store has it whole. */
export async function reachable(states: States, releases: Releases): Promise<Reachable[]> {
  const read = async (name: string) => [name, await releases.findWhole(...partsOf(name))] as const;
  const manifests = new Map(await pMap(new Set(usedNames(states)), read, FILES_AT_ONCE));
  return Object.entries(states).flatMap(([app, { stable, canary, previous }]) =>
    Object.entries({ stable, canary: canary?.version, 'rollback target': previous }).flatMap(
      ([track, version]) => {
        const manifest = version ? manifests.get(nameOf(app, version)) : undefined;
        return manifest ? [{ app, track: track as Reachable['track'], manifest }] : [];
      },
    ),
  );
}

/** Whether a release would fit the releases of the other apps that pages are given. */
export function wouldFit(candidate: ReleaseManifest, others: readonly Reachable[]): boolean {
  const isHost = candidate.name === 'host';
  return others
    .filter((one) => isGiven(one) && (one.app === 'host') !== isHost)
    .every(({ manifest: other }) => {
      const [remote, host] = isHost ? [other, candidate] : [candidate, other];
      return !misfitOf(remote, host);
    });
}

/** Which versions visitors get of an app. */
export const shape = (app: AppState | undefined) => app && `${app.stable} ${app.canary?.version}`;

/**
 * Completes the wanted states of a suite, or refuses them if they would break a page, take a route from another app or
 * make another app's rollback impossible. Without `lost`, routes may go.
 */
export async function settle(
  wanted: States,
  before: States,
  releases: Releases,
  lost?: readonly string[],
): Promise<States> {
  if (!wanted.host) throw new ReleaseError('HOST_MISSING', { apps: Object.keys(wanted).join(' ') });
  const changed = new Set(Object.keys(wanted).filter((app) => shape(wanted[app]) !== shape(before[app])));
  const all = await reachable(wanted, releases);
  const states = { ...wanted };
  // A rollback target that is gone or does not fit the other apps is one no more. An app that cannot be read keeps its own.
  for (const app of changed.has('host') ? Object.keys(wanted) : changed) {
    const own = all.filter((one) => one.app === app);
    if (!own.some(({ track }) => track === 'stable')) continue;
    const target = own.find(({ track }) => track === 'rollback target');
    if (!target || !wouldFit(target.manifest, all))
      states[app] = { ...(wanted[app] as AppState), previous: null };
  }
  const next = all.filter((one) => isGiven(one) || states[one.app]?.previous !== null);
  const step = { before: await reachable(before, releases), next, changed, lost };
  for (const rule of rules) {
    const refusal = rule(step);
    if (refusal) throw refusal;
  }
  return states;
}
