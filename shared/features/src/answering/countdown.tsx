import { useEffect, useRef, useState } from 'react';
import { cx, IconClock, Notify } from '@suite/ui';
import type { Answering } from './answering';
import css from './countdown.module.css';
import { durationText } from '@suite/kernel/time';

const MINUTE = 60_000;
/** Minutes at which the learner is told how many are left. */
const WARNINGS = [5, 1];

export type CountdownProps = Pick<Answering, 'remaining' | 'isOver'>;

const DRIFT = '手机时间有变动，联网后会核对考试时间，您可以继续答题';

const spoken = (ms: number) => {
  const all = Math.ceil(ms / MINUTE);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [hours && `${hours} 小时`, (minutes || !hours) && `${minutes} 分钟`].filter(Boolean).join(' ');
};

/** The time that is left for certain. When none is, and the time is not over either, it has to be asked for. */
export function Countdown({ remaining, isOver }: CountdownProps) {
  const [left, setLeft] = useState(() => remaining() ?? 0);
  const before = useRef(left);

  useEffect(() => {
    const timer = setInterval(() => setLeft(remaining() ?? 0), 500);
    return () => clearInterval(timer);
  }, [remaining]);

  useEffect(() => {
    const isPassed = WARNINGS.some(
      (minutes) => before.current > minutes * MINUTE && left <= minutes * MINUTE,
    );
    before.current = left;
    // A phone that wakes up may be long past the mark: the words tell the time that is left.
    if (isPassed && left > 0) Notify.warning(`距离交卷还有 ${spoken(left)}`);
  }, [left]);

  const isUnknown = left <= 0 && !isOver();
  useEffect(() => {
    if (isUnknown) Notify.warning(DRIFT);
  }, [isUnknown]);

  const isShort = left <= MINUTE * (WARNINGS[0] as number);
  return (
    <span
      className={cx(css.countdown, isShort && css.short)}
      role="timer"
      aria-label={isUnknown ? '剩余时间待核对' : `剩余 ${spoken(left)}`}
    >
      <IconClock className={css.icon} />
      <span aria-hidden="true">{isUnknown ? '时间待核对' : durationText(Math.ceil(left / 1000))}</span>
    </span>
  );
}
