import type { ReactNode } from 'react';
import css from './poster-sheet.module.css';

/** Where a tall poster stands on its page; its shape while there is nothing in it yet. */
export const PosterSheet = ({ children }: { children?: ReactNode }) => (
  <div className={css.sheet}>{children}</div>
);
