import { useId, type ReactNode } from 'react';
import css from './card.module.css';

export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  extra?: ReactNode;
}

/** A titled part of a page whose content brings its own cards. */
export function Section({ title, children, extra }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {extra ? <div className={css.extra}>{extra}</div> : null}
      </div>
      {children}
    </section>
  );
}
