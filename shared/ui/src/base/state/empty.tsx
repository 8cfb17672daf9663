import type { ReactNode } from 'react';
import { CausePicture, type Cause } from './cause-picture';
import { numberPhrases } from './number-phrases';
import css from './state.module.css';

export interface EmptyProps {
  /** Chooses the picture; `nothing` is a list that has no entries yet. */
  cause?: Cause;
  /** One sentence: what is missing and when it will be here. */
  text: ReactNode;
  /** The day on which it opens, in words. */
  date?: ReactNode;
  /** A `Button` or a `ButtonLink`: the way forward. */
  action?: ReactNode;
}

/** Shown for a list or a page without content, where that is no error. */
export function Empty({ cause = 'nothing', text, date, action }: EmptyProps) {
  return (
    <div className={css.state}>
      <CausePicture cause={cause} />
      <p className={css.text}>{typeof text === 'string' ? numberPhrases(text) : text}</p>
      {date ? <p className={css.date}>{date}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
