import { announce, later } from '@suite/ui/base';
import { useEffect, type ReactNode } from 'react';
import type { RewardSize } from './size';

export interface RewardProps {
  /** It was achieved just now. */
  isWon: boolean;
  /** What a screen reader says then. */
  says: string;
  /** How much it moves. */
  size: RewardSize;
  /** The sign of what was achieved; it is there with or without the reward. */
  children: ReactNode;
}

// No page waits for the movement: its code comes when something was achieved.
const useShow = later(() => import(/* webpackChunkName: "on-demand" */ './reward-show'));

/**
 * The one way to say that something was achieved: in its own place, for 600 ms, never over it. With reduced motion
 * nothing moves, and the sentence is said all the same.
 */
export function Reward({ isWon, says, size, children }: RewardProps) {
  const show = useShow(isWon);
  useEffect(() => (isWon ? announce(says) : undefined), [isWon, says]);
  if (isWon && show) return <show.RewardShow size={size}>{children}</show.RewardShow>;
  return <span style={{ display: 'inline-block' }}>{children}</span>;
}
