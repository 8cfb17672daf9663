import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import css from './controls.module.css';
import { durationText } from '@suite/kernel/time';
import { spokenTime } from './spoken-time';
import { useLatest } from '@suite/ui';

interface SeekBarProps {
  time: number;
  duration: number;
  buffered: number;
  onSeek: (to: number) => void;
}

/** Seconds by which keys move. */
const steps: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
};

const percent = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

/** Where the video is; dragging shows where it would go, letting go goes there. */
export function SeekBar({ time, duration, buffered, onSeek }: SeekBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const seek = useLatest(onSeek);

  useEffect(() => {
    const element = bar.current;
    if (!element || !duration) return;
    let place: number | undefined;
    const placeAt = (x: number) => {
      const { left, width } = element.getBoundingClientRect();
      return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) * duration : 0;
    };
    const drag = (x: number) => setDragged((place = placeAt(x)));
    const drop = () => {
      if (place !== undefined) seek.current(place);
      setDragged((place = undefined));
    };
    const onTouch = (event: TouchEvent) => {
      // No scrolling and no mouse events after it.
      if (event.cancelable) event.preventDefault();
      const [touch] = Array.from(event.changedTouches);
      if (touch) drag(touch.clientX);
    };
    const onMove = (event: MouseEvent) => drag(event.clientX);
    const onUp = () => {
      document.removeEventListener('mousemove', onMove);
      drop();
    };
    const onDown = (event: MouseEvent) => {
      drag(event.clientX);
      document.addEventListener('mousemove', onMove);
      document.addEventListener('mouseup', onUp, { once: true });
    };
    const cancel = () => setDragged((place = undefined));
    element.addEventListener('touchstart', onTouch, { passive: false });
    element.addEventListener('touchmove', onTouch, { passive: false });
    element.addEventListener('touchend', drop);
    element.addEventListener('touchcancel', cancel);
    element.addEventListener('mousedown', onDown);
    return () => {
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchmove', onTouch);
      element.removeEventListener('touchend', drop);
      element.removeEventListener('touchcancel', cancel);
      element.removeEventListener('mousedown', onDown);
      document.removeEventListener('mousemove', onMove);
      document.removeEventListener('mouseup', onUp);
    };
  }, [duration, seek]);

  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? duration : step && time + step;
    if (to === undefined) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(to, duration)));
  };
  const shown = dragged ?? time;
  return (
    <div
      ref={bar}
      className={css.seek}
      role="slider"
      tabIndex={0}
      aria-label="播放进度"
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={`${spokenTime(shown)}，共${spokenTime(duration)}`}
      onKeyDown={onKey}
    >
      <div className={css.track}>
        <div className={css.buffered} style={{ width: percent(buffered, duration) }} />
        <div className={css.played} style={{ width: percent(shown, duration) }} />
      </div>
      <div className={css.thumb} style={{ left: percent(shown, duration) }} />
      {dragged === undefined ? null : <span className={css.preview}>{durationText(dragged)}</span>}
    </div>
  );
}
