import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SLOW_AFTER_MS } from '@suite/ui';
import { attach } from './engine';
import { Player, type PlayerProps } from './player';
import { stubMedia, theVideo } from './testing';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));
const attached = attach as jest.MockedFunction<typeof attach>;

const streams = [
  { sharpness: 'SD' as const, hls: '/sd.m3u8', mp4: '/sd.mp4' },
  { sharpness: 'HD' as const, hls: '/hd.m3u8', mp4: '/hd.mp4' },
];
const mirrors = [1, 2, 3].map((id) => ({ id, name: `线路${id}`, host: `https://v${id}.test/` }));

const show = (props: Partial<PlayerProps> = {}) =>
  render(<Player id={1} title="复利" streams={streams} mirrors={mirrors} duration={600} {...props} />);
const lastAddress = () => attached.mock.calls[attached.mock.calls.length - 1]?.[2].hls;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens the settings if they are closed, and chooses one. */
async function choose(settings: RegExp, name: string) {
  if (!screen.queryByRole('dialog')) await userEvent.click(button(settings));
  await userEvent.click(button(name));
}

async function playing(props: Partial<PlayerProps> = {}) {
  const shown = show(props);
  await userEvent.click(button(/播放/));
  theVideo().arrives();
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  attached.mockClear();
  stubMedia();
});

test('the video plays inside the page, in every messenger', () => {
  show({ poster: '/p.svg' });
  const { video } = theVideo();
  for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline']) {
    expect(video).toHaveAttribute(name);
  }
  expect(video).toHaveAttribute('poster', '/p.svg');
  expect(attached).not.toHaveBeenCalled();
});

test('the picture can be turned off: the sound goes on, and the lock screen has the lesson and its keys', async () => {
  const handlers = new Map<string, ((details: object) => void) | null>();
  const mediaSession = {
    metadata: undefined as { title: string } | null | undefined,
    setActionHandler(name: string, handler: () => void) {
      if (name === 'seekto') throw new TypeError('unknown key');
      handlers.set(name, handler);
    },
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
  Object.assign(window, {
    MediaMetadata: class {
      constructor(about: object) {
        Object.assign(this, about);
      }
    },
  });
  const onNext = jest.fn();
  await playing({ poster: '/p.svg', after: { title: '单利', action: '下一节', onAction: onNext } });
  await userEvent.click(button('只听声音'));
  expect(await screen.findByText('画面已关闭，只播放声音')).toBeVisible();
  expect(theVideo().video.paused).toBe(false);
  expect(mediaSession.metadata).toMatchObject({
    title: '复利',
    artwork: [{ src: 'http://localhost/p.svg' }],
  });
  act(() => handlers.get('pause')?.({}));
  expect(theVideo().video.paused).toBe(true);
  act(() => handlers.get('play')?.({}));
  expect(theVideo().video.paused).toBe(false);
  act(() => handlers.get('seekforward')?.({ seekOffset: 30 }));
  expect(theVideo().video.currentTime).toBe(30);
  act(() => handlers.get('nexttrack')?.({}));
  expect(onNext).toHaveBeenCalled();
  await userEvent.click(button('显示画面'));
  expect(screen.queryByText('画面已关闭，只播放声音')).toBeNull();
  expect(mediaSession.metadata).toBeNull();
  expect(handlers.get('pause')).toBeNull();
});

test('what is only heard counts as what is watched', async () => {
  const onProgress = jest.fn();
  await playing({ onProgress });
  await userEvent.click(button('只听声音'));
  await screen.findByText('画面已关闭，只播放声音');
  const now = jest.spyOn(performance, 'now');
  // Whole milliseconds: five seconds that fall short by a rounding error are not five seconds.
  const at = Math.ceil(performance.now());
  for (const second of [0, 1, 2, 3, 4, 5, 6]) {
    now.mockReturnValue(at + second * 1000);
    theVideo().video.currentTime = second;
    theVideo().fire('timeupdate');
  }
  now.mockRestore();
  expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ watched: expect.closeTo(5, 1) }));
});

test('it says where it goes on', async () => {
  show({ position: 125 });
  expect(screen.getByText('上次看到 02:05')).toBeVisible();
  await userEvent.click(button('从 02:05 继续播放'));
  expect(attached.mock.calls[0]?.[3]).toBe(125);
});

test('SD on the first mirror is where everybody begins; both can be changed, and are remembered', async () => {
  const { unmount } = await playing();
  expect(lastAddress()).toBe('https://v1.test/sd.m3u8');
  await userEvent.click(button('播放设置，1倍速，标清'));
  const panel = screen.getByRole('dialog', { name: '播放设置' });
  const choices = (label: string) =>
    within(within(panel).getByRole('group', { name: label }))
      .getAllByRole('button')
      .map((choice) => choice.textContent);
  expect(choices('倍速')).toEqual(['0.75x', '1x', '1.25x', '1.5x', '1.75x', '2x']);
  expect(choices('清晰度')).toEqual(['标清', '高清']);
  expect(choices('线路')).toEqual(['线路1', '线路2']);
  await choose(/^播放设置/, '高清');
  expect(lastAddress()).toBe('https://v1.test/hd.m3u8');
  await choose(/^播放设置/, '线路2');
  expect(lastAddress()).toBe('https://v2.test/hd.m3u8');
  await choose(/^播放设置/, '1.5x');
  expect(theVideo().video.playbackRate).toBe(1.5);
  unmount();
  await playing();
  expect(lastAddress()).toBe('https://v2.test/hd.m3u8');
  expect(button('播放设置，1.5倍速，高清')).toBeVisible();
});

test('the settings show what is chosen, and close on a choice, on Escape and on 关闭', async () => {
  await playing();
  const open = () => userEvent.click(button(/^播放设置/));
  const isOpen = () => screen.queryByRole('dialog') !== null;
  await open();
  expect(button('1x')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('2x'));
  expect(isOpen()).toBe(false);
  await open();
  expect(button('2x')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await open();
  await userEvent.click(button('关闭'));
  expect(isOpen()).toBe(false);
});

test('a mirror on which the video stalls again and again is changed by itself, which is said', async () => {
  await playing();
  const { fire } = theVideo();
  jest.useFakeTimers();
  for (let at = 0; at < 3; at += 1) {
    fire('waiting');
    act(() => void jest.advanceTimersByTime(4000));
    fire('playing');
  }
  jest.useRealTimers();
  expect(lastAddress()).toBe('https://v2.test/sd.m3u8');
  expect(await screen.findByText('播放不流畅，已自动切换到线路2')).toBeVisible();
});

test('streams that take long to arrive can be asked for again', async () => {
  jest.useFakeTimers();
  const onReload = jest.fn();
  show({ streams: undefined, onReload });
  act(() => void jest.advanceTimersByTime(SLOW_AFTER_MS));
  jest.useRealTimers();
  await userEvent.click(button('重试'));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('the bar can be moved by keys and says where it is', async () => {
  await playing();
  const { video, slider, fire } = theVideo();
  expect(slider()).toHaveAttribute('aria-valuetext', '0秒，共10分');
  act(() => slider().focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(video.currentTime).toBe(5);
  fire('seeking', 'seeked');
  await userEvent.keyboard('{PageUp}');
  expect(video.currentTime).toBe(35);
  await userEvent.keyboard('{End}');
  expect(slider()).toHaveAttribute('aria-valuenow', '600');
  await userEvent.keyboard('{Home}');
  expect(video.currentTime).toBe(0);
});

test('one button plays and pauses', async () => {
  await playing();
  await userEvent.click(button('暂停'));
  expect(theVideo().video.paused).toBe(true);
  await userEvent.click(button('继续播放'));
  expect(theVideo().video.paused).toBe(false);
});

test('a video that cannot be played offers a retry and the other mirror', async () => {
  await playing();
  // The test's engine has no Media Source: its own HLS is tried first, then the file.
  act(() => attached.mock.calls[0]?.[4]());
  act(() => attached.mock.calls[1]?.[4]());
  expect(attached.mock.calls.map(([, way]) => way)).toEqual(['hls', 'mp4']);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('视频没有加载出来');
  await userEvent.click(within(card).getByRole('button', { name: '切换线路' }));
  expect(lastAddress()).toBe('https://v2.test/sd.m3u8');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is tried again by itself when the network is back', async () => {
  await playing();
  act(() => attached.mock.calls[0]?.[4]());
  act(() => attached.mock.calls[1]?.[4]());
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(attached).toHaveBeenCalledTimes(3);
});

test('with one mirror there is nothing to switch to', async () => {
  await playing({ mirrors: [] });
  act(() => attached.mock.calls[0]?.[4]());
  act(() => attached.mock.calls[1]?.[4]());
  expect(screen.queryByRole('button', { name: '切换线路' })).toBeNull();
  await userEvent.click(button('重试'));
  expect(lastAddress()).toBe('http://localhost/sd.m3u8');
});

test('without streams it waits, and says when they do not come', async () => {
  const onRetry = jest.fn();
  const { rerender } = show({ streams: undefined });
  expect(screen.getByText('视频加载中')).toBeVisible();
  rerender(<Player id={1} title="复利" failure={{ text: '视频还没有解锁', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('视频还没有解锁');
  await userEvent.click(button('重试'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('at its end it offers what comes next, or to be seen again', async () => {
  const onAction = jest.fn();
  const onEnded = jest.fn();
  await playing({ onEnded, after: { title: '72 法则', action: '下一节', onAction } });
  theVideo().ends();
  expect(onEnded).toHaveBeenCalledTimes(1);
  const panel = screen.getByRole('group', { name: '本节已播完' });
  expect(panel).toHaveTextContent('本节学完接下来72 法则');
  await userEvent.click(within(panel).getByRole('button', { name: '下一节' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await userEvent.click(within(panel).getByRole('button', { name: '重看' }));
  expect(screen.queryByRole('group', { name: '本节已播完' })).toBeNull();
});

test('another video takes the place of this one in the same element', async () => {
  const { rerender } = await playing();
  const { video } = theVideo();
  const next = [{ sharpness: 'SD' as const, hls: '/next.m3u8', mp4: '' }];
  rerender(<Player id={2} title="风险" duration={60} />);
  expect(screen.getByText('视频加载中')).toBeVisible();
  rerender(<Player id={2} title="风险" streams={next} mirrors={mirrors} duration={60} autoPlay />);
  expect(document.querySelector('video')).toBe(video);
  expect(lastAddress()).toBe('https://v1.test/next.m3u8');
});
