import type { Moment } from './watching';

/** Speeds that a learner may choose. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds of undisturbed playing after which a speed can be judged. */
const LONG_ENOUGH = 4000;

/** Whether an engine has gone on at its usual pace although another one was asked for. */
export function ignoresSpeed(speed: number, from: Moment, to: Moment): boolean {
  const real = to.at - from.at;
  if (speed === 1 || real < LONG_ENOUGH) return false;
  const pace = ((to.position - from.position) * 1000) / real;
  return Math.abs(pace - 1) < 0.08;
}

/** Keeps a video element at the learner's speed, and tells when the engine ignores it. */
export function createSpeedKeeper(video: HTMLVideoElement, onIgnored: () => void) {
  let speed = 1;
  /** Since when it has played undisturbed. */
  let from: Moment | undefined;

  const disturb = () => {
    from = undefined;
  };
  function apply() {
    try {
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
    } catch {
      onIgnored();
    }
    disturb();
  }

  return {
    /** Sets the speed anew: each source begins at the usual one. */
    apply,
    /** After a jump or a wait the pace is measured from the beginning. */
    disturb,
    set(next: number) {
      speed = next;
      apply();
    },
    /** Takes where the playing video is now. */
    measure(now: Moment) {
      from ??= now;
      if (now.at - from.at < LONG_ENOUGH) return;
      if (ignoresSpeed(speed, from, now)) onIgnored();
      from = now;
    },
  };
}
