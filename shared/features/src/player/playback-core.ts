import { createArrival } from './arrival';
import { closed, type PlaybackEvents, type PlaybackState } from './playback-state';
import { createSpeedKeeper } from './speed';
import { createStalls } from './stalls';
import type { Moment, Watching } from './watching';

/** What the parts of a playback share: the element, what is shown of it, and what of it is watched. */
export function createCore(video: HTMLVideoElement, events: PlaybackEvents) {
  const arrival = createArrival(video);
  const core = {
    video,
    arrival,
    speed: createSpeedKeeper(video, events.onSpeedIgnored),
    stalls: createStalls(events.onStalling),
    state: closed,
    /** The learner wants it to play: a source that arrives later plays too. */
    isWanted: false,
    watching: undefined as Watching | undefined,

    set(change: Partial<PlaybackState>) {
      core.state = { ...core.state, ...change };
      events.onState(core.state);
    },
    here: (): Moment => ({ at: performance.now(), position: video.currentTime }),
    /** Lets the element play; an engine may demand a tap first. */
    play() {
      // Old engines return no promise.
      const started = video.play() as Promise<void> | undefined;
      started?.catch((error: Error) => {
        if (error.name !== 'NotAllowedError') return;
        core.isWanted = false;
        core.set({ isPlaying: false, isWaiting: false });
      });
    },
    /** Tells what was watched up to now. */
    tell() {
      core.watching?.stops(arrival.isThere() && !video.paused ? core.here() : undefined);
    },
  };
  return core;
}

export type Core = ReturnType<typeof createCore>;
