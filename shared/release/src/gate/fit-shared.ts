import { prerelease, satisfies, valid } from 'semver';

/** A shared module that a remote needs in another version than the host has. */
export interface Misfit {
  module: string;
  needs: string;
  /** What the host has; `none` when it lacks the module. */
  has: string;
}

/**
 * Whether a host's version of a module serves code that was built against another version: it must be the
 * same, or a later one that semver calls compatible. Prereleases are compatible only with themselves.
 */
export function serves(has: string, needs: string): boolean {
  if (has === needs) return true;
  const isPlain = /^\d/.test(has) && valid(needs) !== null && prerelease(needs) === null;
  return isPlain && satisfies(has, `^${needs}`);
}

/** The first shared module that a host lacks, or has in a version that does not fit. */
export function misfitOf(
  needs: Readonly<Record<string, string>>,
  has: Readonly<Record<string, string>>,
): Misfit | undefined {
  for (const [module, version] of Object.entries(needs)) {
    const own = Object.hasOwn(has, module) ? (has[module] as string) : undefined;
    if (own === undefined || !serves(own, version)) return { module, needs: version, has: own ?? 'none' };
  }
  return undefined;
}
