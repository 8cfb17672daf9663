import { PageTitle } from '@suite/ui';
import css from './login.module.css';

/** Says what a login screen is for. */
export function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={css.heading}>
      <PageTitle className={css.title}>{title}</PageTitle>
      <p className={css.lead}>{lead}</p>
    </header>
  );
}
