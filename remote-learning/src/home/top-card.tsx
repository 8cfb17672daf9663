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
