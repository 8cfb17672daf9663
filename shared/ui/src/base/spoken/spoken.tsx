import type { ReactNode } from 'react';
import css from './spoken.module.css';

export interface SpokenProps {
  children: ReactNode;
  /** The page's heading, on a page that shows none. */
  as?: 'span' | 'h1' | 'h2';
  /** Changes are announced. */
  status?: boolean;
}

/** Text for screen readers only. */
export function Spoken({ children, as: Tag = 'span', status = false }: SpokenProps) {
  return (
    <Tag className={css.spoken} role={status ? 'status' : undefined}>
      {children}
    </Tag>
  );
}
