import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './reward-show.module.css';

interface RewardShowProps {
  isGreat?: boolean;
  children: ReactNode;
}

const RAYS = 12;

/** The movement of a reward: its sign jumps once, with rays around it. */
export const RewardShow = ({ isGreat, children }: RewardShowProps) => (
  <span className={cx(css.reward, isGreat && css.great)}>
    <span className={css.rays} aria-hidden="true">
      {Array.from({ length: RAYS }, (_, at) => (
        <i key={at} className={css.ray} style={{ transform: `rotate(${(360 / RAYS) * at}deg)` }} />
      ))}
    </span>
    <span className={css.sign}>{children}</span>
  </span>
);
