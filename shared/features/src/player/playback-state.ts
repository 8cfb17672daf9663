import type { Address } from './streams';
import type { Watch } from '../watch-reports';

/** What the controls show. */
export interface PlaybackState {
  /** `idle` until the learner starts it; before that the video is not downloaded. */
  phase: 'idle' | 'opening' | 'open' | 'failed';
  isPlaying: boolean;
  isWaiting: boolean;
  isEnded: boolean;
  time: number;
  duration: number;
  /** The second up to which the video is buffered. */
  buffered: number;
}

export interface PlaybackEvents {
  onState: (state: PlaybackState) => void;
  onEnded: () => void;
  onSpeedIgnored: () => void;
  /** It has to wait again and again: the mirror is too slow. */
  onStalling: () => void;
}

/** A video to be played. */
export interface Opening {
  address: Address;
  start: number;
  duration: number;
  /** Takes the reports of what is watched of it. */
  onWatch: (watch: Watch) => void;
}

export const closed: PlaybackState = {
  phase: 'idle',
  isPlaying: false,
  isWaiting: false,
  isEnded: false,
  time: 0,
  duration: 0,
  buffered: 0,
};
