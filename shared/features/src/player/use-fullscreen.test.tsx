import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Player } from './player';
import { stubMedia, theVideo } from './testing';

jest.mock('./engine', () => ({ attach: jest.fn(() => jest.fn()), prefetchHls: jest.fn() }));

const streams = [{ sharpness: 'SD' as const, hls: '/sd.m3u8', mp4: '/sd.mp4' }];
const mirrors = [{ id: 1, name: '线路1', host: 'https://v1.test/' }];

describe('at the end of a lesson whose page has the way on below', () => {
  const after = { title: '本节测试', action: '做本节测试', isBelow: true, onAction: jest.fn() };
  const upright = { innerWidth: 375, innerHeight: 667 };
  const hold = (size: typeof upright) =>
    act(() => void Object.assign(window, size).dispatchEvent(new Event('resize')));
  const own = { ...upright, innerWidth: window.innerWidth, innerHeight: window.innerHeight };
  async function play() {
    render(<Player id={1} title="复利" streams={streams} mirrors={mirrors} duration={600} after={after} />);
    await userEvent.click(screen.getByRole('button', { name: /播放/ }));
    theVideo().arrives();
  }

  beforeEach(() => {
    localStorage.clear();
    stubMedia();
    hold(upright);
  });
  afterEach(() => hold(own));

  test('a turned phone, where the video covers it, has it on the card', async () => {
    await play();
    theVideo().ends();
    expect(screen.queryByRole('button', { name: '做本节测试' })).toBeNull();
    hold({ innerWidth: 667, innerHeight: 375 });
    await userEvent.click(screen.getByRole('button', { name: '做本节测试' }));
    expect(after.onAction).toHaveBeenCalledTimes(1);
    hold(upright);
    expect(screen.queryByRole('button', { name: '做本节测试' })).toBeNull();
  });

  test('an iPhone leaves its own player, which hides the page', async () => {
    await play();
    const webkitExitFullscreen = jest.fn();
    Object.assign(theVideo().video, { webkitDisplayingFullscreen: true, webkitExitFullscreen });
    theVideo().ends();
    expect(webkitExitFullscreen).toHaveBeenCalledTimes(1);
  });
});
