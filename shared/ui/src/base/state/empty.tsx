import type { ReactNode } from 'react';
import { PictureEmpty } from '../../icons';
import css from './state.module.css';

export interface EmptyProps {
  picture?: ReactNode;
  /** One sentence: what is not here, and when it will be. */
  text: ReactNode;
  action?: ReactNode;
}

/** A list or page that rightly has nothing to show. */
export function Empty({ picture = <PictureEmpty />, text, action }: EmptyProps) {
  return (
    <div className={css.state}>
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={css.text}>{text}</p>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
