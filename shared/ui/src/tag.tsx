import type { ReactNode } from 'react';
import css from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'primary' | 'success' | 'warning' | 'danger' | 'grey';
}

/** A state in one or two words. */
export function Tag({ children, tone = 'primary' }: TagProps) {
  return <span className={`${css.tag} ${css[tone]}`}>{children}</span>;
}
