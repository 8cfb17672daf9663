/** How far a learner is with a video, as it is kept. */
export interface Watched {
  position: number;
  recorded_at: number;
  watched: number;
  furthest: number;
  done_at: number | null;
}

/** A report of the player, with the moment that it tells of. */
export interface Report {
  position: number;
  watched: number;
  at: number;
}

/** Least share of a video that must really have been played; a lesson may be heard at double speed. */
const SHARE = 0.4;

/** Seconds before the end from which a video counts as seen to its end. */
const tailOf = (duration: number) => Math.min(10, Math.max(2, duration / 20));

/** Whether a video counts as learned: watched to its end, not just skipped there. */
export const isLearned = ({ furthest, watched }: Pick<Watched, 'furthest' | 'watched'>, duration: number) =>
  furthest >= duration - tailOf(duration) && watched >= duration * SHARE;

/** Seconds that must at least still be watched before a video counts as learned. */
export function missingOf(
  { furthest, watched, done_at }: Pick<Watched, 'furthest' | 'watched' | 'done_at'>,
  duration: number,
): number {
  if (done_at !== null) return 0;
  return Math.ceil(Math.max(0, duration * SHARE - watched, duration - tailOf(duration) - furthest));
}

/**
 * What is known after a report. The position follows the latest moment, whichever report comes first;
 * what was played adds up; what is learned stays learned.
 */
export function watchedAfter(
  held: Watched | undefined,
  { position, watched, at }: Report,
  { duration, now }: { duration: number; now: number },
): Watched {
  const place = Math.floor(Math.min(position, duration));
  const isNewer = !held || at >= held.recorded_at;
  const sum = {
    position: isNewer ? place : held.position,
    recorded_at: isNewer ? at : held.recorded_at,
    watched: Math.round(((held?.watched ?? 0) + watched) * 1000) / 1000,
    furthest: Math.max(held?.furthest ?? 0, place),
  };
  return { ...sum, done_at: held?.done_at ?? (isLearned(sum, duration) ? now : null) };
}
