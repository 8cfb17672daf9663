import { errorRate, isFailing, tallyOf, type ReleaseTally } from '../events/event-counts';
import type { AppState } from './operations';

/** Whether an app's canary fails more often than its live version. */
export function isCanaryWorse(state: AppState, tallies: readonly ReleaseTally[]): boolean {
  const { app, version, canary } = state;
  if (!canary) return false;
  const tried = tallyOf(tallies, app, canary.version, true);
  return errorRate(tried) > errorRate(tallyOf(tallies, app, version, false));
}

function needOf(state: AppState, tallies: readonly ReleaseTally[]): number {
  if (isFailing(tallyOf(tallies, state.app, state.version, false))) return 3;
  if (isCanaryWorse(state, tallies)) return 2;
  return state.canary ? 1 : 0;
}

/** The apps in the order in which ops have to look: failing ones, canaries that fail more, canaries, the others. */
export const byNeed = (apps: readonly AppState[], tallies: readonly ReleaseTally[]): AppState[] =>
  [...apps].sort((a, b) => needOf(b, tallies) - needOf(a, tallies));
