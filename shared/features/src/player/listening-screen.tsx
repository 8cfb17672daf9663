import { useEffect, useRef, type RefObject } from 'react';
import css from './listening-screen.module.css';
import { IconSound } from './icons';
import { followMediaKeys } from './media-keys';
import type { Playback } from './playback';
import type { PlaybackState } from './playback-state';

export interface ListeningScreenProps {
  title: string;
  poster?: string;
  state: PlaybackState;
  playback: RefObject<Playback | null>;
  /** To the next lesson, from the keys of the lock screen. */
  onNext?: () => void;
}

/** Covers the picture while only the sound goes on; the lock screen shows the lesson, and its keys work. */
export function ListeningScreen({ title, poster, state, playback, onNext }: ListeningScreenProps) {
  const latest = useRef({ state, onNext });
  useEffect(() => {
    latest.current = { state, onNext };
  });
  useEffect(
    () =>
      followMediaKeys(
        { title, poster },
        {
          play: () => playback.current?.play(),
          pause: () => playback.current?.pause(),
          seekBy: (seconds) => playback.current?.seek(latest.current.state.time + seconds),
          seekTo: (second) => playback.current?.seek(second),
          next: () => latest.current.onNext?.(),
        },
      ),
    [title, poster, playback],
  );
  return (
    <div className={css.cover}>
      {poster ? <img className={css.picture} src={poster} alt="" /> : null}
      <p className={css.words} role="status">
        <IconSound className={css.icon} />
        画面已关闭，只播放声音
      </p>
    </div>
  );
}
