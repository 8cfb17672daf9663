import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attach } from './engine';
import { Player, type PlayerProps } from './player';
import { stubMedia, theVideo } from './testing';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));
const attached = attach as jest.MockedFunction<typeof attach>;

const lesson = { id: 1, title: '复利', duration: 600 };
const streams = [{ sharpness: 'SD' as const, hls: '/sd.m3u8', mp4: '/sd.mp4' }];

const show = (props: Partial<PlayerProps> = {}) =>
  render(<Player {...lesson} streams={streams} {...props} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

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

test('a learner who turns back to a video before the next one has arrived goes on with it, and is reported', async () => {
  const onProgress = jest.fn();
  const { rerender } = await playing({ position: 30, onProgress });
  rerender(<Player id={2} title="风险" duration={60} />);
  const back = { ...lesson, position: 30, onProgress };
  rerender(<Player {...back} />);
  rerender(<Player {...back} streams={streams} />);
  await userEvent.click(button('从 00:30 继续播放'));
  const { video, arrives } = theVideo();
  video.currentTime = 30;
  arrives();
  onProgress.mockClear();
  video.currentTime = 90;
  theVideo().fire('seeking', 'seeked');
  await userEvent.click(button('暂停'));
  expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ position: 90 }));
});

test('a video without any stream says so instead of having a button that does nothing', async () => {
  show({ streams: [] });
  await userEvent.click(button('开始播放'));
  expect(screen.getByRole('alert')).toHaveTextContent('视频没有加载出来');
});

test('an address that was signed anew waits until it is needed: the video that plays is not loaded again', async () => {
  const { rerender } = await playing();
  rerender(<Player {...lesson} streams={[{ ...streams[0]!, hls: '/sd.m3u8?key=2' }]} />);
  expect(attached).toHaveBeenCalledTimes(1);
  act(() => attached.mock.calls[0]?.[4]());
  act(() => attached.mock.calls[1]?.[4]());
  await userEvent.click(button('重试'));
  expect(attached).toHaveBeenLastCalledWith(
    expect.anything(),
    'hls',
    expect.objectContaining({ hls: 'http://localhost/sd.m3u8?key=2' }),
    expect.anything(),
    expect.anything(),
  );
});

test('a retry asks for the streams anew, because their addresses may have expired', async () => {
  const onReload = jest.fn();
  const { rerender } = await playing({ onReload });
  act(() => attached.mock.calls[0]?.[4]());
  act(() => attached.mock.calls[1]?.[4]());
  await userEvent.click(button('重试'));
  expect(onReload).toHaveBeenCalledTimes(1);
  const anew = [{ sharpness: 'SD' as const, hls: '/sd.m3u8?key=2', mp4: '' }];
  rerender(<Player {...lesson} streams={anew} />);
  expect(attached).toHaveBeenLastCalledWith(
    expect.anything(),
    'hls',
    expect.objectContaining({ hls: 'http://localhost/sd.m3u8?key=2' }),
    0,
    expect.anything(),
  );
});
