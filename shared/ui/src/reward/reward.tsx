import { announce } from '@suite/ui/base';
import { useEffect, type ReactNode } from 'react';
import { cx } from '../cx';
import css from './reward.module.css';

export interface RewardProps {
  /** It was achieved just now: its sign jumps once, with rays around it. */
  isWon: boolean;
  /** What a screen reader says then. */
  says: string;
  /** More rays, for what happens seldom: a record, a graduation. */
  isGreat?: boolean;
  /** The sign of what was achieved; it is there with or without the reward. */
  children: ReactNode;
}

const RAYS = 12;

/**
 * The one way to say that something was achieved: in its own place, for 600 ms, never over it. With reduced motion
 * nothing moves, and the sentence is said all the same.
 */
export function Reward({ isWon, says, isGreat, children }: RewardProps) {
  useEffect(() => (isWon ? announce(says) : undefined), [isWon, says]);
  return (
    <span className={cx(css.reward, isWon && css.won, isGreat && css.great)}>
      {isWon ? (
        <span className={css.rays} aria-hidden="true">
          {Array.from({ length: RAYS }, (_, at) => (
            <i key={at} className={css.ray} style={{ transform: `rotate(${(360 / RAYS) * at}deg)` }} />
          ))}
        </span>
      ) : null}
      <span className={css.sign}>{children}</span>
    </span>
  );
}
