import type { ReactNode } from 'react';
import css from './as-of.module.css';

/** Says how recent the built-in figures are, and who published them. */
export function AsOf({ date, source, children }: { date: string; source: string; children?: ReactNode }) {
  return (
    <p className={css.note}>
      数据截至 {date}，{source}。{children}
    </p>
  );
}
