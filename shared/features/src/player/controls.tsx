import { sharpness } from '@suite/api';
import { cx, IconButton } from '@suite/ui';
import css from './controls.module.css';
import { IconFull, IconNotFull, IconPause, IconPlay, IconSound } from './icons';
import type { PlaybackState } from './playback-state';
import { SeekBar } from './seek-bar';
import type { Settings } from './settings';
import { durationText } from '@suite/kernel/time';

export interface ControlsProps {
  state: PlaybackState;
  settings: Settings;
  isFull: boolean;
  isShown: boolean;
  onToggle: () => void;
  onSeek: (to: number) => void;
  onSettings: () => void;
  onFull: () => void;
  /** Only the sound goes on; the picture is covered. */
  isListening: boolean;
  onListen: () => void;
}

export const sharpnessText = { [sharpness.SD]: '标清', [sharpness.HD]: '高清' };

/** The bar at the bottom of the picture. */
export function Controls(props: ControlsProps) {
  const { state, settings, isFull, isShown } = props;
  const { isPlaying, time, duration, buffered } = state;
  return (
    <div className={`${css.controls} ${isShown ? '' : css.away}`} role="group" aria-label="播放控制">
      <SeekBar time={time} duration={duration} buffered={buffered} onSeek={props.onSeek} />
      <div className={css.row}>
        <IconButton className={css.button} label={isPlaying ? '暂停' : '播放'} onClick={props.onToggle}>
          {isPlaying ? <IconPause /> : <IconPlay />}
        </IconButton>
        <span className={css.time}>
          {durationText(time)} / {durationText(duration)}
        </span>
        <button
          type="button"
          className={css.pill}
          aria-label={`播放设置，${settings.speed}倍速，${sharpnessText[settings.sharpness]}`}
          aria-haspopup="dialog"
          onClick={props.onSettings}
        >
          {settings.speed === 1 ? '倍速' : `${settings.speed}x`}
          <i className={css.dot} />
          {sharpnessText[settings.sharpness]}
        </button>
        <IconButton
          className={cx(css.button, props.isListening && css.on)}
          label={props.isListening ? '显示画面' : '只听声音'}
          onClick={props.onListen}
        >
          <IconSound />
        </IconButton>
        <IconButton className={css.button} label={isFull ? '退出全屏' : '全屏'} onClick={props.onFull}>
          {isFull ? <IconNotFull /> : <IconFull />}
        </IconButton>
      </div>
    </div>
  );
}
