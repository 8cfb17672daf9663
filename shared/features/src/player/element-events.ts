import { bufferedTo } from './buffered';
import type { Core } from './playback-core';

type Listeners = Partial<Record<keyof HTMLMediaElementEventMap, () => void>>;

/** A source that arrives: it is sent to its place, and plays if the learner wants it to. */
const loading = (core: Core): Listeners => ({
  loadedmetadata() {
    const { duration } = core.video;
    if (isFinite(duration) && duration > 0) core.set({ duration });
    if (core.arrival.place() >= duration) core.arrival.setOut(0);
    core.speed.apply();
    core.arrival.check();
    if (core.isWanted) core.play();
  },
  canplay() {
    core.arrival.check();
    core.stalls.end();
    core.set({ phase: 'open', isWaiting: false });
  },
  progress: () => core.set({ buffered: bufferedTo(core.video) }),
  waiting() {
    core.speed.disturb();
    // To wait after a jump is usual.
    if (core.arrival.isThere() && !core.video.seeking) core.stalls.begin();
    core.set({ isWaiting: true });
  },
});

/** A video that plays: what is watched of it is counted. */
const playing = (core: Core): Listeners => ({
  play: () => core.set({ isPlaying: true, isEnded: false }),
  playing() {
    core.stalls.end();
    core.set({ phase: 'open', isPlaying: true, isWaiting: false });
  },
  timeupdate() {
    core.arrival.check();
    if (!core.arrival.isThere() || core.video.seeking) return;
    const now = core.here();
    if (!core.video.paused) {
      core.watching?.plays(now);
      core.speed.measure(now);
    }
    core.set({ time: now.position, buffered: bufferedTo(core.video) });
  },
});

/** A video that stops or jumps: what was watched until then is told. */
const stopping = (core: Core, onEnded: () => void): Listeners => ({
  pause() {
    core.stalls.end();
    if (!core.arrival.isThere()) return;
    core.isWanted = false;
    core.watching?.stops(core.here());
    core.set({ isPlaying: false, isWaiting: false });
  },
  seeking() {
    core.stalls.end();
    core.speed.disturb();
    if (core.arrival.isThere()) core.watching?.jumps(core.video.currentTime);
  },
  seeked() {
    core.arrival.check();
    if (core.arrival.isThere()) core.set({ time: core.video.currentTime, isWaiting: false });
  },
  ended() {
    if (!core.arrival.isThere()) return;
    core.isWanted = false;
    const { at, position } = core.here();
    core.watching?.stops({ at, position: core.video.duration || position });
    core.set({ isPlaying: false, isWaiting: false, isEnded: true });
    onEnded();
  },
});

/** Listens to a video element's events. Returns how to stop. */
export function followElement(core: Core, onEnded: () => void): () => void {
  const listeners = Object.entries({ ...loading(core), ...playing(core), ...stopping(core, onEnded) });
  listeners.forEach(([name, listen]) => core.video.addEventListener(name, listen));
  return () => listeners.forEach(([name, listen]) => core.video.removeEventListener(name, listen));
}
