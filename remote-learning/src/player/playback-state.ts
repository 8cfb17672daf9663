import type { Address } from './streams';
import type { Watch } from './types';

/** What the controls show. */
export interface PlaybackState {
  /** `idle` before the learner has asked for anything: nothing is downloaded until then. */
  phase: 'idle' | 'opening' | 'open' | 'failed';
  isPlaying: boolean;
  isWaiting: boolean;
  isEnded: boolean;
  time: number;
  duration: number;
  /** Second up to which the video is here. */
  buffered: number;
}

export interface PlaybackEvents {
  onState: (state: PlaybackState) => void;
  onEnded: () => void;
  onSpeedIgnored: () => void;
}

/** A video to be played. */
export interface Opening {
  address: Address;
  start: number;
  duration: number;
  /** Takes what is watched of it. */
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
