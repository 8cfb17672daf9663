import type { Registry, RegistryApp } from '@suite/kernel/registry';

/** The versions of an app that a page may be running now. */
export function versionsOf({ live, previous, canary, rolledBackFrom }: RegistryApp): string[] {
  return [live.version, previous, canary?.release.version, rolledBackFrom].filter(
    (version): version is string => typeof version === 'string',
  );
}

/** Whether some app has a page of this name, as stable or as canary. */
export const hasPage = (apps: Registry['apps'], page: string | undefined): boolean =>
  Object.values(apps).some(({ live, canary }) =>
    [live, canary?.release].some((release) => release?.routes.some(({ name }) => name === page)),
  );
