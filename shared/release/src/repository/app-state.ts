import { BUCKETS, type Canary, type Ramp, type Registry, type RegistryApp } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';

/** The versions of an app in a revision. `live` is the stable one, as the registry calls it. */
export interface AppState {
  live: string;
  previous: string | null;
  canary?: { version: string; percent: number };
}

export const percentOf = (below: number) => (below * 100) / BUCKETS;

/** A canary as commands and pages show it. */
export interface CanaryState {
  version: string;
  percent: number;
  ramp?: RampState;
}

/** What a canary's ramp is about to do, its shares in percent. */
export type RampState = Required<Ramp>;

/** A canary's version and share, and its ramp. */
export function canaryState({ release, below, ramp }: Canary): CanaryState {
  return {
    version: release.version,
    percent: percentOf(below),
    ...(ramp && { ramp: { ...ramp, to: ramp.to.map(percentOf), paused: ramp.paused ?? false } }),
  };
}

/** A share of visitors as a number of buckets. */
export function bucketsOf(percent: number): number {
  const below = Math.round(percent * (BUCKETS / 100));
  if (!(percent >= 0 && percent <= 100) || Math.abs(below - percent * (BUCKETS / 100)) > 1e-6) {
    throw new ReleaseError('PERCENT_WRONG', { percent });
  }
  return below;
}

/** The versions of an app in a registry. */
export const appState = ({ live, previous, canary }: RegistryApp): AppState => ({
  live: live.version,
  previous,
  ...(canary && { canary: { version: canary.release.version, percent: percentOf(canary.below) } }),
});

/** The versions in a registry, by app. */
export function statesOf({ apps }: Registry): Record<string, AppState> {
  return Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, appState(app)]));
}

/** All versions in an app's state. */
function versionsIn({ live, previous, canary }: AppState): string[] {
  return [live, ...(previous ? [previous] : []), ...(canary ? [canary.version] : [])];
}

/** The name of a release in a store. */
export const nameOf = (app: string, version: string) => `${app}/${version}`;

/** The releases that the states of apps name, as `app/version`. */
export function namesIn(states: Record<string, AppState>): string[] {
  return Object.entries(states).flatMap(([app, state]) =>
    versionsIn(state).map((version) => nameOf(app, version)),
  );
}

/** The versions of an app that a page may be running now. */
export function runningVersions({ live, previous, canary, rolledBackFrom }: RegistryApp): string[] {
  return [live.version, previous, canary?.release.version, rolledBackFrom].filter(
    (version): version is string => typeof version === 'string',
  );
}
