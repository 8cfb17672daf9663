import { act, screen } from '@testing-library/react';

const playing = new WeakSet<HTMLMediaElement>();

/** Lets the test environment's video elements play and pause, which they cannot do by themselves. */
export function stubMedia(): void {
  const media = HTMLMediaElement.prototype;
  Object.defineProperty(media, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  media.load = () => undefined;
  media.canPlayType = () => 'maybe';
  media.play = async function play() {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  };
  media.pause = function pause() {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  };
}

/** The one video of the page, and what its engine does. */
export function theVideo() {
  const video = document.querySelector('video') as HTMLVideoElement;
  const fire = (...names: string[]) =>
    act(() => names.forEach((name) => void video.dispatchEvent(new Event(name))));
  return {
    video,
    fire,
    arrives: (duration = 600) => {
      Object.defineProperty(video, 'duration', { configurable: true, value: duration });
      fire('loadedmetadata', 'seeked', 'canplay', 'playing', 'timeupdate');
    },
    ends: () => {
      playing.delete(video);
      fire('pause', 'ended');
    },
    /** The seek bar, as a screen reader finds it. */
    slider: () => screen.getByRole('slider', { name: '播放进度' }),
  };
}
