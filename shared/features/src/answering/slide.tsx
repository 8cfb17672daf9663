import { cx } from '@suite/ui';
import { useState, type ReactNode } from 'react';
import css from './slide.module.css';

/** Lets a question slide in from the side to which the learner turned; the first one stands still. */
export function Slide({ at, children }: { at: number; children: ReactNode }) {
  const [shown, setShown] = useState<{ at: number; from?: 'ahead' | 'back' }>({ at });
  if (shown.at !== at) setShown({ at, from: at > shown.at ? 'ahead' : 'back' });
  return (
    <div className={css.frame}>
      <div className={cx(shown.from && css[shown.from])} key={at}>
        {children}
      </div>
    </div>
  );
}
