import type { ReactNode } from 'react';
import css from './top-card.module.css';

interface TopCardProps {
  label: string;
  children: ReactNode;
}

/** The first card of the personal center: it overlaps the greeting. */
export function TopCard({ label, children }: TopCardProps) {
  return (
    <section className={css.card} aria-label={label}>
      {children}
    </section>
  );
}

interface TitledTopCardProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A first card that says something in words: a title, a sentence, and what can be done about it. */
export const TitledTopCard = ({ title, text, children }: TitledTopCardProps) => (
  <TopCard label={title}>
    <h2 className={css.title}>{title}</h2>
    {text ? <p className={css.text}>{text}</p> : null}
    {children}
  </TopCard>
);
