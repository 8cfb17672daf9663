import { ResultScreen, type ResultScreenProps } from '@suite/ui';
import type { ReactNode } from 'react';
import css from './signing.module.css';

interface StoppedScreenProps extends Pick<ResultScreenProps, 'title' | 'reason'> {
  /** The ways on, the best first. */
  children: ReactNode;
}

/** A signing that cannot go on as it is: why, and what the learner can do. */
export const StoppedScreen = ({ children, ...why }: StoppedScreenProps) => (
  <ResultScreen {...why} state="failed" action={<div className={css.ways}>{children}</div>} />
);
