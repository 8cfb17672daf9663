import { attach as attachTo, type Detach } from './engine';
import { bufferedTo } from './buffered';
import { closed, type Opening, type PlaybackEvents, type PlaybackState } from './playback-state';
import { ignoresSpeed } from './speed';
import type { Address } from './streams';
import { createWatching, type Moment, type Watching } from './watching';
import { abilityOf, waysOf, type Way } from './ways';

/** Seconds by which an element may miss the place where it is to start. */
const NEAR = 1.5;

/** Drives one video element: how it is played, from where, and what of it is watched. */
export function createPlayback(video: HTMLVideoElement, events: PlaybackEvents) {
  let state = closed;
  let address: Address | undefined;
  let ways: Way[] = [];
  let place = 0;
  /** The element has arrived at `place`: what it says from then on is about the learner. */
  let isSettled = false;
  let isWanted = false;
  let speed = 1;
  let pace: Moment | undefined;
  let watching: Watching | undefined;
  let detach: Detach = () => {};

  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    events.onState(state);
  };
  const here = (): Moment => ({ at: performance.now(), position: video.currentTime });

  function tryToPlay() {
    // Old engines give no promise.
    const started = video.play() as Promise<void> | undefined;
    started?.catch((error: Error) => {
      if (error.name !== 'NotAllowedError') return;
      isWanted = false;
      set({ isPlaying: false, isWaiting: false });
    });
  }

  function load() {
    const [way] = ways;
    detach();
    isSettled = false;
    pace = undefined;
    if (!address || !way) return set({ phase: 'failed', isPlaying: false, isWaiting: false });
    set({ phase: 'opening', isWaiting: true, isEnded: false });
    detach = attachTo(video, way, address, place, () => {
      keepPlace();
      ways = ways.slice(1);
      load();
    });
    // A source that is put in place of another one stands still.
    if (isWanted) tryToPlay();
  }

  function keepPlace() {
    if (!isSettled) return;
    place = video.currentTime;
    watching?.stops(here());
    isSettled = false;
  }

  function loadAnew() {
    ways = address ? waysOf(address, abilityOf(video)) : [];
    load();
  }

  function applySpeed() {
    try {
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
    } catch {
      events.onSpeedIgnored();
    }
    pace = undefined;
  }

  function settle() {
    if (isSettled || video.seeking) return;
    if (Math.abs(video.currentTime - place) > NEAR) video.currentTime = place;
    else isSettled = true;
  }

  function checkSpeed(now: Moment) {
    pace ??= now;
    if (now.at - pace.at < 4000) return;
    if (ignoresSpeed(speed, pace, now)) events.onSpeedIgnored();
    pace = now;
  }

  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata() {
      if (isFinite(video.duration) && video.duration > 0) set({ duration: video.duration });
      if (place >= video.duration) place = 0;
      applySpeed();
      settle();
      if (isWanted) tryToPlay();
    },
    canplay() {
      settle();
      set({ phase: 'open', isWaiting: false });
    },
    timeupdate() {
      settle();
      if (!isSettled || video.seeking) return;
      const now = here();
      if (!video.paused) {
        watching?.plays(now);
        checkSpeed(now);
      }
      set({ time: now.position, buffered: bufferedTo(video) });
    },
    progress: () => set({ buffered: bufferedTo(video) }),
    play: () => set({ isPlaying: true, isEnded: false }),
    playing: () => set({ phase: 'open', isPlaying: true, isWaiting: false }),
    waiting() {
      pace = undefined;
      set({ isWaiting: true });
    },
    pause() {
      if (!isSettled) return;
      isWanted = false;
      watching?.stops(here());
      set({ isPlaying: false, isWaiting: false });
    },
    seeking() {
      pace = undefined;
      if (isSettled) watching?.jumps(video.currentTime);
    },
    seeked() {
      settle();
      if (isSettled) set({ time: video.currentTime, isWaiting: false });
    },
    ended() {
      if (!isSettled) return;
      isWanted = false;
      watching?.stops({ at: performance.now(), position: video.duration || video.currentTime });
      set({ isPlaying: false, isWaiting: false, isEnded: true });
      events.onEnded();
    },
  };

  const tellOnLeaving = () => {
    if (document.visibilityState === 'hidden') tellNow();
  };
  const tellNow = () => watching?.stops(isSettled && !video.paused ? here() : undefined);

  function leave() {
    tellNow();
    detach();
    detach = () => {};
    watching = undefined;
    isSettled = false;
    isWanted = false;
    set(closed);
  }

  Object.entries(listeners).forEach(([name, listen]) => video.addEventListener(name, listen));
  document.addEventListener('visibilitychange', tellOnLeaving);
  window.addEventListener('pagehide', tellNow);

  return {
    /** Makes another video the one that is played. */
    open({ address: next, start, duration, onWatch }: Opening) {
      leave();
      address = next;
      place = start;
      watching = createWatching(start, onWatch);
      set({ ...closed, time: start, duration });
    },
    leave,
    /** Plays the same video from elsewhere, from where it is. */
    move(next: Address) {
      keepPlace();
      address = next;
      if (state.phase !== 'idle') loadAnew();
    },
    play() {
      isWanted = true;
      if (state.isEnded) place = 0;
      if (state.phase === 'idle' || state.phase === 'failed') loadAnew();
      else tryToPlay();
    },
    pause() {
      isWanted = false;
      video.pause();
      set({ isPlaying: false });
    },
    seek(to: number) {
      const target = Math.max(0, Math.min(to, state.duration || to));
      set({ time: target, isEnded: false });
      if (isSettled) video.currentTime = target;
      else place = target;
    },
    retry() {
      isWanted = true;
      loadAnew();
    },
    setSpeed(next: number) {
      speed = next;
      applySpeed();
    },
    close() {
      tellNow();
      detach();
      Object.entries(listeners).forEach(([name, listen]) => video.removeEventListener(name, listen));
      document.removeEventListener('visibilitychange', tellOnLeaving);
      window.removeEventListener('pagehide', tellNow);
    },
  };
}

export type Playback = ReturnType<typeof createPlayback>;
