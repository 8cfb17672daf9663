import type { ReactNode } from 'react';
import css from './spoken.module.css';

export interface SpokenProps {
  children: ReactNode;
  /** The page's heading, where the page shows what it is without one. */
  as?: 'span' | 'h1' | 'h2';
  /** Its changes are read out. */
  status?: boolean;
}

/** What is read out and not shown. */
export function Spoken({ children, as: Tag = 'span', status = false }: SpokenProps) {
  return (
    <Tag className={css.spoken} role={status ? 'status' : undefined}>
      {children}
    </Tag>
  );
}
