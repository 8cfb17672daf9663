import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Player } from './player';
import { stubMedia, theVideo } from './testing';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));

const streams = [{ sharpness: 'SD' as const, hls: '/sd.m3u8', mp4: '/sd.mp4' }];
const button = (name: RegExp) => screen.getByRole('button', { name });
const picture = () => theVideo().video.nextElementSibling as HTMLElement;
const place = () => theVideo().video.currentTime;
const rate = () => theVideo().video.playbackRate;

async function playingAt(second: number) {
  render(<Player id={1} title="复利" streams={streams} duration={600} />);
  await userEvent.click(button(/播放/));
  theVideo().arrives();
  theVideo().video.currentTime = second;
  theVideo().fire('seeking', 'seeked', 'timeupdate');
}

/** A click on the picture at a moment, from its left edge. */
function click(x: number, at: number) {
  const event = createEvent.click(picture(), { clientX: x });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(picture(), event);
}

const touch = (name: 'touchStart' | 'touchMove' | 'touchEnd', x = 50) =>
  fireEvent[name](picture(), { touches: name === 'touchEnd' ? [] : [{ clientX: x, clientY: 50 }] });
const later = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  localStorage.clear();
  stubMedia();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect);
});

afterEach(() => jest.useRealTimers());

test('a double tap on the right half goes 10 seconds ahead, on the left half 10 seconds back, further taps go on', async () => {
  await playingAt(100);
  click(250, 1000);
  expect(place()).toBe(100);
  click(250, 1200);
  expect(place()).toBe(110);
  expect(screen.getByText('前进 10 秒')).toBeVisible();
  theVideo().fire('seeking', 'seeked');
  click(250, 1400);
  expect(place()).toBe(120);
  theVideo().fire('seeking', 'seeked');
  click(40, 3000);
  click(40, 3200);
  expect(place()).toBe(110);
  expect(screen.getByText('后退 10 秒')).toBeVisible();
});

test('two slow taps are no double tap: each shows or hides the bar', async () => {
  await playingAt(100);
  click(250, 1000);
  click(250, 1400);
  expect(place()).toBe(100);
});

test('a jump stays inside the video', async () => {
  await playingAt(4);
  click(40, 1000);
  click(40, 1100);
  expect(place()).toBe(0);
});

test('while the picture is held it plays at double speed, then at the speed of the settings again', async () => {
  await playingAt(100);
  jest.useFakeTimers();
  touch('touchStart');
  later(400);
  expect(rate()).toBe(1);
  later(200);
  expect(rate()).toBe(2);
  expect(screen.getByText('2 倍速播放中')).toBeVisible();
  // The tap that a browser makes of a long touch is prevented.
  expect(touch('touchEnd')).toBe(false);
  expect(rate()).toBe(1);
  expect(screen.queryByText('2 倍速播放中')).toBeNull();
});

test('a finger that scrolls the page holds nothing', async () => {
  await playingAt(100);
  jest.useFakeTimers();
  touch('touchStart');
  touch('touchMove', 90);
  later(1000);
  expect(rate()).toBe(1);
});

test('a paused video is not held', async () => {
  await playingAt(100);
  await userEvent.click(button(/^暂停$/));
  jest.useFakeTimers();
  touch('touchStart');
  later(1000);
  expect(rate()).toBe(1);
});

test('from every button of the player the arrow keys jump, and a held 2 plays faster', async () => {
  await playingAt(100);
  act(() => button(/^暂停$/).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(place()).toBe(110);
  theVideo().fire('seeking', 'seeked');
  await userEvent.keyboard('{ArrowLeft}');
  expect(place()).toBe(100);
  const user = userEvent.setup();
  await user.keyboard('{2>}');
  expect(rate()).toBe(2);
  await user.keyboard('{/2}');
  expect(rate()).toBe(1);
});

test('the bar keeps its own keys', async () => {
  await playingAt(100);
  act(() => theVideo().slider().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(place()).toBe(105);
});
