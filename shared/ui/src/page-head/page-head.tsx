import type { ReactNode } from 'react';
import css from './page-head.module.css';
import { PageTitle } from './page-title';

export interface PageHeadProps {
  title: string;
  /** One line on what the page is for. */
  lead?: ReactNode;
}

/** The large heading at the top of a page. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={css.head}>
      <PageTitle className={css.title}>{title}</PageTitle>
      {lead ? <p className={css.lead}>{lead}</p> : null}
    </header>
  );
}
