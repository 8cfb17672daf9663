import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { RewardSize } from './size';
import css from './reward-show.module.css';

interface RewardShowProps {
  size: RewardSize;
  children: ReactNode;
}

/** The rays around the sign. */
const rays: Record<RewardSize, number> = { small: 0, medium: 12, large: 24 };

/** The movement of a reward: its sign jumps once, with rays around it. */
export const RewardShow = ({ size, children }: RewardShowProps) => (
  <span className={cx(css.reward, css[size])}>
    <span className={css.rays} aria-hidden="true">
      {Array.from({ length: rays[size] }, (_, at) => (
        <i key={at} className={css.ray} style={{ transform: `rotate(${(360 / rays[size]) * at}deg)` }} />
      ))}
    </span>
    <span className={css.sign}>{children}</span>
  </span>
);
