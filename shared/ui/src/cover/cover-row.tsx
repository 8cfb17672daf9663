import type { ReactNode } from 'react';
import css from './cover-row.module.css';

export interface CoverRowProps {
  /** A `Cover`, with what is laid over it. */
  cover: ReactNode;
  /** The title and the facts. */
  children: ReactNode;
}

/** A cover with words beside it; the element around them is a flex row: a link, a card, a button. */
export const CoverRow = ({ cover, children }: CoverRowProps) => (
  <>
    <span className={css.cover}>{cover}</span>
    <span className={css.words}>{children}</span>
  </>
);
