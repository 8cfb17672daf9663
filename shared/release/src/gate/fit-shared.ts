/** A shared module for which two releases do not fit each other. */
export interface Misfit {
  module: string;
  needs: string;
  /** What the host has; `none` when it lacks the module. */
  has: string;
}

const versionShape = /^(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?/;

/**
 * Whether a host's version serves code that was built against another: the same, or a later one that
 * promises to be compatible. A version before 1.0.0 promises that for its patches only, a prerelease
 * for nothing.
 */
export function serves(has: string, needs: string): boolean {
  if (has === needs) return true;
  const [own, wanted] = [versionShape.exec(has), versionShape.exec(needs)];
  if (!own || !wanted || own[4] || wanted[4]) return false;
  const [a = 0, b = 0, c = 0] = own.slice(1, 4).map(Number);
  const [x = 0, y = 0, z = 0] = wanted.slice(1, 4).map(Number);
  if (a !== x) return false;
  if (a === 0) return b === y && b > 0 && c >= z;
  return b > y || (b === y && c >= z);
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
