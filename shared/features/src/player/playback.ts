import { followElement } from './element-events';
import { onLeaving } from './leaving';
import { createCore } from './playback-core';
import { closed, type Opening, type PlaybackEvents } from './playback-state';
import { createSource } from './source';
import type { Address } from './streams';
import { createWatching } from './watching';

/** Drives one video element: what it plays, from where, and what of it is watched. */
export function createPlayback(video: HTMLVideoElement, events: PlaybackEvents) {
  const core = createCore(video, events);
  const { arrival, speed } = core;
  let address: Address | undefined;

  const source = createSource(video, {
    startAt() {
      const place = arrival.place();
      if (arrival.isThere()) core.watching?.stops(core.here());
      arrival.setOut(place);
      speed.disturb();
      return place;
    },
    onOpening() {
      // A paused video may load nothing before it is to play.
      core.set({ phase: 'opening', isWaiting: core.isWanted, isEnded: false });
      // A new source does not play by itself, even if the one before it did.
      if (core.isWanted) core.play();
    },
    onFailed: () => core.set({ phase: 'failed', isPlaying: false, isWaiting: false }),
  });
  const load = () => address && source.open(address);

  const unfollow = followElement(core, events.onEnded);
  const stay = onLeaving(core.tell);

  function leave() {
    core.tell();
    core.stalls.forget();
    source.close();
    core.watching = undefined;
    core.isWanted = false;
    arrival.setOut(0);
    core.set(closed);
  }

  return {
    /** Changes to another video; it is loaded when it is to play. */
    open({ address: next, start, duration, onWatch }: Opening) {
      leave();
      address = next;
      arrival.setOut(start);
      core.watching = createWatching(start, onWatch);
      core.set({ ...closed, time: start, duration });
    },
    leave,
    /**
     * Plays the same video from another address, and goes on where it is. An address that was only signed anew waits
     * until the one before it fails: a list that is read again must not stop the video.
     */
    move(next: Address, isSignedAnew: boolean) {
      address = next;
      if (isSignedAnew && core.state.phase === 'open') return;
      core.stalls.forget();
      if (core.state.phase !== 'idle') load();
    },
    play() {
      core.isWanted = true;
      if (core.state.isEnded) arrival.moveTo(0);
      if (core.state.phase === 'idle' || core.state.phase === 'failed') load();
      else core.play();
    },
    pause() {
      core.isWanted = false;
      video.pause();
      core.set({ isPlaying: false });
    },
    seek(to: number) {
      const target = Math.max(0, Math.min(to, core.state.duration || to));
      core.set({ time: target, isEnded: false });
      arrival.moveTo(target);
    },
    retry() {
      core.isWanted = true;
      load();
    },
    setSpeed: speed.set,
    close() {
      core.tell();
      core.stalls.forget();
      source.close();
      unfollow();
      stay();
    },
  };
}

export type Playback = ReturnType<typeof createPlayback>;
