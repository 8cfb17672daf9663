import { useId, type ReactNode } from 'react';
import css from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Names a card that shows no title. */
  label?: string;
  children: ReactNode;
  /** Right of the title: a link, a state. */
  extra?: ReactNode;
}

/** A white block on the grey page. */
export function Card({ title, label, children, extra }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-label={label} aria-labelledby={title ? id : undefined}>
      {title || extra ? (
        <div className={css.head}>
          {title ? (
            <h2 className={css.title} id={id}>
              {title}
            </h2>
          ) : null}
          {extra ? <div className={css.extra}>{extra}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
