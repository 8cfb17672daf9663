import { attach } from './engine';
import { address, stage, tried } from './testing/stage';
import type { Watch } from '../watch-reports';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));
const attached = attach as jest.MockedFunction<typeof attach>;

beforeEach(() => {
  jest.useFakeTimers();
  attached.mockClear();
  Object.assign(window, { MediaSource: class {} });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'MediaSource');
});

test('nothing is downloaded before the learner asks for it', () => {
  const { playback, state } = stage({ start: 42 });
  expect(attached).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ phase: 'idle', time: 42, duration: 600 });
  playback.play();
  expect(tried()).toEqual([['hls.js', 'v1', 42]]);
});

test('it starts where the learner stopped, and does not report the jump there', () => {
  const { playback, arrives, passes, told, now } = stage({ start: 42 });
  playback.play();
  arrives();
  expect(now()).toBe(42);
  passes(6);
  expect(told).toEqual([{ position: 47, watched: 5 }]);
});

test('a place beyond the end of the file is the beginning', () => {
  const { playback, arrives, now, state } = stage({ start: 300 });
  playback.play();
  arrives(200);
  expect(now()).toBe(0);
  expect(state().phase).toBe('open');
});

test('the place is reported on a pause, before a jump and at the end', () => {
  const { playback, arrives, passes, lands, ends, told, onEnded } = stage();
  playback.play();
  arrives();
  passes(2);
  playback.pause();
  expect(told).toEqual([{ position: 2, watched: 2 }]);
  playback.play();
  passes(1.25);
  playback.seek(100);
  lands();
  expect(told[1]).toEqual({ position: 3.25, watched: 1 });
  passes(2);
  ends();
  expect(told[2]?.position).toBe(600);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('when %s the watched time is reported at once', (_, leave) => {
  const { playback, arrives, passes, told } = stage();
  playback.play();
  arrives();
  passes(3);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  leave();
  expect(told).toEqual([{ position: 3, watched: 3 }]);
  jest.restoreAllMocks();
});

test('another mirror goes on where this one was, and plays on', () => {
  const { playback, arrives, passes, told, play } = stage();
  playback.play();
  arrives();
  passes(3);
  play.mockClear();
  playback.move(address(2), false);
  expect(tried()).toEqual([
    ['hls.js', 'v1', 0],
    ['hls.js', 'v2', 3],
  ]);
  expect(told).toEqual([{ position: 3, watched: 3 }]);
  arrives();
  expect(play).toHaveBeenCalled();
});

test('a paused video on another mirror waits for the learner, not for its data', () => {
  const { playback, arrives, passes, state, play } = stage();
  playback.play();
  arrives();
  passes(3);
  playback.pause();
  playback.move(address(2), false);
  // Engines of their own load nothing before the video is to play.
  expect(state()).toMatchObject({ phase: 'opening', isWaiting: false, isPlaying: false });
  play.mockClear();
  playback.play();
  expect(play).toHaveBeenCalledTimes(1);
});

test('a way that fails gives way to the next one, and after the last one the learner can try again', () => {
  const { playback, arrives, passes, fails, state, play } = stage();
  playback.play();
  arrives();
  passes(3);
  play.mockClear();
  fails();
  expect(state()).toMatchObject({ phase: 'opening' });
  expect(play).toHaveBeenCalledTimes(1);
  fails();
  fails();
  expect(state()).toMatchObject({ phase: 'failed', isWaiting: false, isPlaying: false });
  playback.retry();
  expect(tried()).toEqual([
    ['hls.js', 'v1', 0],
    ['hls', 'v1', 3],
    ['mp4', 'v1', 3],
    ['hls.js', 'v1', 3],
  ]);
});

test('a retry while the video buffers goes on where the learner is', () => {
  const { playback, arrives, passes, fire, told } = stage({ start: 42 });
  playback.play();
  arrives();
  passes(3);
  fire('waiting');
  playback.retry();
  expect(tried()).toEqual([
    ['hls.js', 'v1', 42],
    ['hls.js', 'v1', 45],
  ]);
  expect(told).toEqual([{ position: 45, watched: 3 }]);
});

test('a video that stalls again and again tells so, one that waits after a jump does not', () => {
  const { playback, arrives, fire, onStalling, lands } = stage();
  const stall = () => {
    fire('waiting');
    jest.advanceTimersByTime(4000);
    fire('playing');
  };
  playback.play();
  arrives();
  for (let at = 0; at < 3; at += 1) {
    playback.seek(100 * at + 50);
    stall();
    lands();
  }
  expect(onStalling).not.toHaveBeenCalled();
  for (let at = 0; at < 3; at += 1) stall();
  expect(onStalling).toHaveBeenCalledTimes(1);
});

test('an engine that starts no video by script shows the button again', async () => {
  const { playback, video, state } = stage();
  video.play = () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' }));
  playback.play();
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ isPlaying: false, isWaiting: false });
});

test('another video begins anew, and the last one’s reports are its own', () => {
  const { playback, arrives, passes, told, state } = stage();
  const others: Watch[] = [];
  playback.play();
  arrives();
  passes(3);
  playback.open({ address: address(2), start: 9, duration: 60, onWatch: (watch) => others.push(watch) });
  expect(told).toEqual([{ position: 3, watched: 3 }]);
  expect(others).toEqual([]);
  expect(state()).toMatchObject({ phase: 'idle', time: 9, duration: 60, isPlaying: false });
});

test('an engine that ignores the speed is noticed; one that keeps it, and one that buffers, is not', () => {
  const { playback, arrives, passes, fire, onSpeedIgnored } = stage();
  playback.play();
  arrives();
  playback.setSpeed(2);
  passes(9, 2);
  expect(onSpeedIgnored).not.toHaveBeenCalled();
  passes(3);
  fire('waiting');
  passes(3, 2);
  expect(onSpeedIgnored).not.toHaveBeenCalled();
  passes(6);
  expect(onSpeedIgnored).toHaveBeenCalled();
});

test('the speed is set anew for every source', () => {
  const { playback, video, arrives } = stage();
  playback.setSpeed(1.5);
  playback.play();
  video.playbackRate = 1;
  arrives();
  expect(video.playbackRate).toBe(1.5);
  expect(video.defaultPlaybackRate).toBe(1.5);
});
