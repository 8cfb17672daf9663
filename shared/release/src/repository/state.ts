import { isDeepStrictEqual } from 'node:util';
import type { Flag, FlagRule } from '@suite/kernel/flags/facts';
import {
  BUCKETS,
  liveOf,
  REGISTRY_SCHEMA,
  type Canary,
  type Line,
  type Ramp,
  type Registry,
  type ReleaseManifest,
} from '@suite/loader/registry';
import { ReleaseError } from '../release-error';

/** What visitors get of an app: a small target that the `ops` role signs. Changes are functions from one to the next. */
export interface AppState {
  stable: string;
  previous: string | null;
  canary?: CanaryState;
  rolledBackFrom?: string;
  withdrawn?: string[];
}

/** Whom a canary reaches beside the staff's devices: visitors whose bucket is below a number, and a course line. */
export type Share = Pick<Canary, 'below' | 'line'>;

export interface CanaryState extends Share {
  version: string;
  ramp?: Ramp;
}

/** Whom a canary is to reach, as people say it: a share in percent, or a group. */
export type Group = number | 'staff' | Line;

export function shareOf(group: Group): Share {
  if (typeof group === 'number') return { below: bucketsOf(group) };
  return group === 'staff' ? { below: 0 } : { below: 0, line: group };
}

export type States = Readonly<Record<string, AppState>>;

/** What is no app's: the target `state/suite.json`. */
export type Settings = Pick<Registry, 'site' | 'overrides' | 'flags'> & { freezes?: Freeze[] };

/** A window in which no visitor gets another release: times in ISO form, and who set it why. */
export interface Freeze {
  /** The revision that set it. */
  id: number;
  from: string;
  to: string;
  why: string;
  who: string;
}

export const percentOf = (below: number) => (below * 100) / BUCKETS;

export function bucketsOf(percent: number): number {
  const below = Math.round(percent * (BUCKETS / 100));
  if (!(percent >= 0 && percent <= 100) || Math.abs(below - percent * (BUCKETS / 100)) > 1e-6)
    throw new ReleaseError('PERCENT_WRONG', { percent });
  return below;
}

/** Whom a canary reaches, its share in percent; at 0 without a line the staff's devices alone. */
export interface ShareShown {
  percent: number;
  line?: Line;
}

export const shownShare = ({ below, line }: Share): ShareShown => ({
  percent: percentOf(below),
  ...(line && { line }),
});

export type CanaryShown = ReturnType<typeof shownCanary>;

/** A canary as commands and pages show it, its shares in percent. */
export const shownCanary = ({ version, ramp, ...share }: CanaryState) => ({
  version,
  ...shownShare(share),
  ...(ramp && { ramp: { ...ramp, to: ramp.to.map(percentOf), paused: ramp.paused ?? false } }),
});

/** What the steps of a ramp give it to, as a change and its words have them: shares in percent, and a course line. */
export type RampStep = number | Line;

/** The steps that a ramp is still to take. */
export const comingSteps = ({ line, to }: Pick<Ramp, 'line' | 'to'>): RampStep[] =>
  line ? [line, ...to] : to;

/** Who has a flag on, as commands and pages show it; without a share it is as the code says. */
export type FlagShown = Partial<ReturnType<typeof shownRule>>;

/** The rule that gives a flag to everybody, or to nobody. */
export const ruleForAll = (on: boolean): FlagRule => ({ below: on ? BUCKETS : 0 });

export const shownRule = ({ below, ...rest }: FlagRule): Omit<FlagRule, 'below'> & { percent: number } => ({
  percent: percentOf(below),
  ...rest,
});

/** The versions that visitors get, or get after one rollback. */
export const usedVersions = ({ stable, canary, previous }: AppState): string[] =>
  [stable, canary?.version, previous].filter((version) => typeof version === 'string');

/** A record in the order of its names. */
export const byName = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

export const nameOf = (app: string, version: string) => `${app}/${version}`;

/** App and version of a release's name. */
export const partsOf = (name: string) => name.split('/') as [app: string, version: string];

/** The releases that visitors get, or get after one rollback, as `app/version`. */
export const usedNames = (states: States): string[] =>
  Object.entries(states).flatMap(([app, state]) =>
    usedVersions(state).map((version) => nameOf(app, version)),
  );

/** What a change did, as data: pages and commands put it into words of their own. */
export type Change =
  | { kind: 'create' }
  | { kind: 'publish'; releases: PublishedRelease[]; settings?: boolean }
  | { kind: 'upload'; releases: Pick<PublishedRelease, 'app' | 'version'>[] }
  | { kind: 'rollback'; app: string; from: string; to: string }
  | ({ kind: 'canary'; app: string; version: string } & ShareShown)
  | { kind: 'promote' | 'stop' | 'pause' | 'resume'; app: string; version: string }
  | { kind: 'ramp'; app: string; version: string; steps: RampStep[] }
  | { kind: 'restore'; revision: number }
  | { kind: 'freeze' | 'lift'; from: string; to: string }
  | { kind: 'overrides'; versions: string[]; origins: string[] }
  | ({ kind: 'flag'; flag: string } & FlagShown)
  | { kind: 'clear'; releases: string[] }
  | { kind: 'trust' | 'retire'; role: string; key: string }
  | { kind: 'recover'; key: string };

/** A release that a change published: to everybody, or as a canary to a share of the visitors. */
export interface PublishedRelease extends Partial<ShareShown> {
  app: string;
  version: string;
}

/** A change with who made it, when and why: the snapshot of its revision carries it, signed. */
export interface ChangeRecord {
  revision: number;
  when: string;
  who: string;
  why?: string;
  /** Why it was made although changes were frozen. */
  despiteFreeze?: string;
  change: Change;
  /** What visitors get afterwards, of each app that the change touched. */
  apps: States;
  /** Nothing came before: the record of a store's first change. */
  first?: true;
}

/** A manifest and the sha384 of its text, by which pages know it. */
export interface KnownManifest {
  manifest: ReleaseManifest;
  hash: string;
}

interface RegistryParts {
  revision: number;
  made: string;
  states: States;
  settings: Settings;
  /** The manifests of used versions, as `app/version`. An app without its stable one is left out. */
  manifests: ReadonlyMap<string, KnownManifest>;
}

/** A flag with the apps whose used releases have it. */
export interface KnownFlag extends Flag {
  apps: string[];
}

/** The flags of the releases that visitors get, or get after one rollback, by name. */
export function knownFlags(manifests: RegistryParts['manifests']): Map<string, KnownFlag> {
  const known = new Map<string, KnownFlag>();
  const sorted = [...manifests].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, { manifest }] of sorted)
    for (const flag of manifest.flags ?? []) {
      const apps = known.get(flag.name)?.apps ?? [];
      known.set(flag.name, { ...flag, apps: apps.includes(manifest.name) ? apps : [...apps, manifest.name] });
    }
  return known;
}

/** The settings that a page needs: of flags the rules of those that a used release has, and has another way. */
function neededSettings(
  { flags: rules = {}, freezes: _, ...settings }: Settings,
  manifests: RegistryParts['manifests'],
): Settings {
  const flags = [...manifests.values()].flatMap(({ manifest }) => manifest.flags ?? []);
  const isNeeded = ([name, rule]: [string, FlagRule]) =>
    flags.some((flag) => flag.name === name && !isDeepStrictEqual(rule, ruleForAll(flag.on)));
  const needed = Object.entries(rules).filter(isNeeded);
  return { ...settings, ...(needed.length > 0 && { flags: Object.fromEntries(needed) }) };
}

/** The registry that pages get. Routes and hashes come from what each team has signed, the choice from ops. */
export function registryOf({ revision, made, states, settings, manifests }: RegistryParts): Registry {
  // The files are at the environment's CDN, or else at the page's own origin.
  const origin = (settings.site?.cdn ?? '/').slice(0, -1);
  const release = (app: string, version: string) => {
    const known = manifests.get(nameOf(app, version));
    return known && liveOf(known.manifest, origin);
  };
  const apps: Registry['apps'] = {};
  for (const [app, { stable, previous, canary, ...rest }] of Object.entries(states)) {
    const live = release(app, stable);
    if (!live) continue;
    const { version: trial = '', ...share } = canary ?? {};
    const tried = release(app, trial);
    const before = previous === null ? undefined : manifests.get(nameOf(app, previous));
    apps[app] = {
      live,
      previous: before ? previous : null,
      ...(before && { previousHash: before.hash }),
      ...(tried && { canary: { release: tried, ...(share as Share) } }),
      ...rest,
    };
  }
  return { schema: REGISTRY_SCHEMA, revision, apps, ...neededSettings(settings, manifests), made };
}
