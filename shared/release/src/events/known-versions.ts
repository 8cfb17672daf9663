import type { RegistryApp } from '@suite/kernel/registry';

/** The versions of an app that a page may be running now. */
export function versionsOf({ live, previous, canary, rolledBackFrom }: RegistryApp): string[] {
  return [live.version, previous, canary?.release.version, rolledBackFrom].filter(
    (version): version is string => typeof version === 'string',
  );
}
