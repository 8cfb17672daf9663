import type { ReleaseCounts } from './counts';
import { attempts, type Tally } from './judge';

/** Fewer places than this decide nothing: an attacker easily has two, one of IPv4 and one of IPv6. */
export const PLACES = 3;

/**
 * The loads of a release without the `places - 1` parts of the network that report most loads, and those that report
 * most failures. So an attacker with fewer places cannot hide failures, and cannot make them up.
 */
export function withoutLoudest({ parts }: Pick<ReleaseCounts, 'parts'>, places: number = PLACES) {
  const all = Object.values(parts).filter((tally) => attempts(tally) > 0);
  const loudest = (field: keyof Tally) =>
    all
      .filter((tally) => tally[field] > 0)
      .sort((a, b) => b[field] - a[field])
      .slice(0, places - 1);
  const out = new Set([...loudest('loads'), ...loudest('errors')]);
  const kept = all.filter((tally) => !out.has(tally));
  return {
    loads: kept.reduce((sum, { loads }) => sum + loads, 0),
    errors: kept.reduce((sum, { errors }) => sum + errors, 0),
    parts: kept.length,
    /** The parts in which more loads worked than failed. */
    healthy: kept.filter(({ loads, errors }) => loads > errors).length,
  };
}

/** In how many parts of the network a release failed: at most as many as places. */
export const failingParts = ({ parts }: Pick<ReleaseCounts, 'parts'>): number =>
  Object.values(parts).filter(({ errors }) => errors > 0).length;
