import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefetchHls } from './engine';
import { createPlayback, type Playback } from './playback';
import { closed, type PlaybackEvents, type PlaybackState } from './playback-state';
import type { Address } from './streams';
import type { Watch } from '../watch-reports';
import { abilityOf } from './ways';

/** What is to be played, and how. */
export interface Wanted {
  id: number | string;
  /** Absent while it loads. */
  address: Address | undefined;
  /** Names the mirror and the sharpness of the address. */
  choice: string;
  position: number;
  duration: number;
  speed: number;
  autoPlay: boolean;
}

interface Events extends Omit<PlaybackEvents, 'onState'> {
  onWatch: (watch: Watch) => void;
}

const PREFETCH_AFTER = 1500;

/** Keeps a video element playing what the page wants. */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  wanted: Wanted,
  events: Events,
): { state: PlaybackState; playback: RefObject<Playback | null> } {
  const [state, setState] = useState<PlaybackState>(closed);
  const playback = useRef<Playback | null>(null);
  const latest = useRef({ wanted, events });
  const opened = useRef<Pick<Wanted, 'id' | 'choice'>>();
  useEffect(() => {
    latest.current = { wanted, events };
  });

  useEffect(() => {
    const made = createPlayback(video.current as HTMLVideoElement, {
      onState: setState,
      onEnded: () => latest.current.events.onEnded(),
      onSpeedIgnored: () => latest.current.events.onSpeedIgnored(),
      onStalling: () => latest.current.events.onStalling(),
    });
    playback.current = made;
    return () => {
      made.close();
      playback.current = null;
      opened.current = undefined;
    };
  }, [video]);

  const { id, choice, address, speed } = wanted;
  useEffect(() => playback.current?.setSpeed(speed), [speed]);

  const { hls, mp4 } = address ?? {};
  useEffect(() => {
    if (hls === undefined || mp4 === undefined) {
      if (opened.current?.id === id) return;
      playback.current?.leave();
      // A learner who turns back to the video before is to open it anew.
      opened.current = undefined;
      return;
    }
    const next = { hls, mp4 };
    const before = opened.current;
    opened.current = { id, choice };
    if (before?.id === id) return playback.current?.move(next, before.choice === choice);
    const { position, duration, autoPlay } = latest.current.wanted;
    const { onWatch } = latest.current.events;
    playback.current?.open({ address: next, start: position, duration, onWatch });
    if (autoPlay) playback.current?.play();
  }, [id, choice, hls, mp4]);

  useEffect(() => {
    if (!hls || !video.current || !abilityOf(video.current).mediaSource) return;
    const timer = setTimeout(prefetchHls, PREFETCH_AFTER);
    return () => clearTimeout(timer);
  }, [hls, video]);

  return { state, playback };
}
