import type { ReactNode } from 'react';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** One line on what the page is for. */
  lead?: ReactNode;
}

/** The large heading at the top of a page. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </header>
  );
}
