import type { ReactNode } from 'react';
import { PictureEmpty } from '../../icons';
import css from './state.module.css';

export interface EmptyProps {
  picture?: ReactNode;
  /** One sentence: what is missing and when it will be here. */
  text: ReactNode;
  action?: ReactNode;
}

/** Shown for a list or a page without content, where that is no error. */
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
