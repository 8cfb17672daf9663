import type { ReactNode } from 'react';
import css from './required.module.css';

/** The label of a field that must be filled in, with the star that says so. */
export const Required = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <i className={css.star} aria-hidden="true">
      *
    </i>
  </>
);
