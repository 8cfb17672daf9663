import css from './login.module.css';

/** Says what a login screen is for. */
export function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={css.heading}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
    </header>
  );
}
