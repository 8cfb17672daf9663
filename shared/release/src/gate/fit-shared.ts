import { prerelease, satisfies, valid } from 'semver';

/** A shared module for which two releases do not fit each other. */
export interface Misfit {
  module: string;
  needs: string;
  /** What the host has; `none` when it lacks the module. */
  has: string;
}

/**
 * Whether a host's version serves code that was built against another: the same, or a later one that
 * promises to be compatible. A version before 1.0.0 promises that for its patches only, a prerelease
 * for nothing.
 */
export function serves(has: string, needs: string): boolean {
  if (has === needs) return true;
  const isPlain = /^\d/.test(has) && valid(needs) !== null && prerelease(needs) === null;
  return isPlain && satisfies(has, `^${needs}`);
}

/** The first shared module that a host does not have as a remote needs it. */
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
