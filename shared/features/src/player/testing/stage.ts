import { attach } from '../engine';
import { createPlayback } from '../playback';
import type { PlaybackState } from '../playback-state';
import type { Watch } from '../../watch-reports';

const attached = attach as jest.MockedFunction<typeof attach>;

/** A video's addresses on a mirror. */
export const address = (mirror: number) => ({
  hls: `https://v${mirror}/a.m3u8`,
  mp4: `https://v${mirror}/a.mp4`,
});

/** A video element whose engine the test plays; the test mocks `engine`. */
export function stage(over: { start?: number; duration?: number } = {}) {
  const video = document.createElement('video');
  const at = { time: 0, paused: true, seeking: false, length: NaN };
  Object.defineProperties(video, {
    currentTime: {
      get: () => at.time,
      set: (to: number) => {
        at.time = to;
        at.seeking = true;
      },
    },
    paused: { get: () => at.paused },
    seeking: { get: () => at.seeking },
    duration: { get: () => at.length },
    buffered: { get: () => ({ length: 0 }) },
  });
  const fire = (name: string) => video.dispatchEvent(new Event(name));
  video.canPlayType = () => 'maybe';
  const play = (video.play = jest.fn(async () => {
    at.paused = false;
    fire('play');
  }));
  video.pause = () => {
    at.paused = true;
    fire('pause');
  };
  const states: PlaybackState[] = [];
  const told: Watch[] = [];
  const onEnded = jest.fn();
  const onSpeedIgnored = jest.fn();
  const onStalling = jest.fn();
  const playback = createPlayback(video, {
    onState: (state) => states.push(state),
    onEnded,
    onSpeedIgnored,
    onStalling,
  });
  const { start = 0, duration = 600 } = over;
  playback.open({ address: address(1), start, duration, onWatch: (watch) => told.push(watch) });
  return {
    video,
    playback,
    told,
    play,
    onEnded,
    onSpeedIgnored,
    onStalling,
    fire,
    state: () => states[states.length - 1] as PlaybackState,
    /** The engine has loaded the video and is at the place where it is to start. */
    arrives(length = 600) {
      at.length = length;
      at.paused = false;
      fire('loadedmetadata');
      at.seeking = false;
      fire('seeked');
      fire('canplay');
      fire('playing');
      fire('timeupdate');
    },
    /** Lets seconds of playing go by at a pace. */
    passes(seconds: number, pace = 1) {
      for (let tick = 0; tick < seconds * 4; tick += 1) {
        jest.advanceTimersByTime(250);
        at.time += 0.25 * pace;
        fire('timeupdate');
      }
    },
    lands() {
      fire('seeking');
      at.seeking = false;
      fire('seeked');
    },
    /** The way that is tried now fails. */
    fails: () => attached.mock.calls[attached.mock.calls.length - 1]?.[4](),
    ends() {
      at.time = at.length;
      at.paused = true;
      fire('pause');
      fire('ended');
    },
    now: () => at.time,
  };
}

/** The ways that were tried: how, on which mirror, from which second. */
export const tried = () =>
  attached.mock.calls.map(([, way, { hls }, start]) => [way, hls.slice(8, 10), start]);
