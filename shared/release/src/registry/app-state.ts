import { BUCKETS, type Registry, type RegistryApp } from '@suite/kernel/registry';

/** Which versions of an app a revision names. */
export interface AppState {
  live: string;
  previous: string | null;
  canary?: { version: string; percent: number };
}

export const percentOf = (below: number) => (below * 100) / BUCKETS;

function stateOf({ live, previous, canary }: RegistryApp): AppState {
  return {
    live: live.version,
    previous,
    ...(canary && { canary: { version: canary.release.version, percent: percentOf(canary.below) } }),
  };
}

/** Which versions a registry names, by app. */
export function statesOf({ apps }: Registry): Record<string, AppState> {
  return Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, stateOf(app)]));
}

/** Every version that an app's state names. */
export function versionsIn({ live, previous, canary }: AppState): string[] {
  return [live, ...(previous ? [previous] : []), ...(canary ? [canary.version] : [])];
}

/** A release by its name in a store. */
export const nameOf = (app: string, version: string) => `${app}/${version}`;
