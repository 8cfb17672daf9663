import type { Watch } from '../watch-reports';

/** Where a playing video is, and when. */
export interface Moment {
  /** Milliseconds. */
  at: number;
  /** Seconds of the video. */
  position: number;
}

/** Seconds of watching after which a report is due. */
const REPORT_EVERY = 5;

/** The highest speed that a learner may choose; a held video has it. */
export const FASTEST = 2;
const SLOWEST = 0.75;

/**
 * Real seconds that a learner has watched between two moments, at any speed. Time in which the
 * video did not move does not count, and a jump does not count.
 */
export function watchedBetween(before: Moment, now: Moment): number {
  const real = (now.at - before.at) / 1000;
  const moved = now.position - before.position;
  if (real <= 0 || moved <= 0 || moved > real * FASTEST + 1) return 0;
  return Math.min(real, moved / SLOWEST);
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Counts what is watched of one video, and reports it in stretches. */
export function createWatching(start: number, tell: (watch: Watch) => void) {
  let last: Moment | undefined;
  let position = start;
  let told = start;
  let watched = 0;

  const close = () => {
    if (watched === 0 && Math.abs(position - told) < 1) return;
    tell({ position: rounded(position), watched: rounded(watched) });
    told = position;
    watched = 0;
  };

  return {
    /** The video is playing and has come to this moment. */
    plays(now: Moment) {
      if (last) watched += watchedBetween(last, now);
      last = now;
      position = now.position;
      if (watched >= REPORT_EVERY) close();
    },
    /** The video has stopped at this moment, or the learner leaves. */
    stops(now?: Moment) {
      if (now && last) watched += watchedBetween(last, now);
      if (now) position = now.position;
      last = undefined;
      close();
    },
    /** The learner jumps; what was watched before the jump is reported first. */
    jumps(to: number) {
      close();
      last = undefined;
      position = to;
    },
  };
}

export type Watching = ReturnType<typeof createWatching>;
