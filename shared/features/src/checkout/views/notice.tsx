import type { ReactNode } from 'react';
import css from './checkout.module.css';

export interface NoticeProps {
  title: string;
  /** One line, or several. */
  children: ReactNode;
}

/** Something that keeps the goods from being bought now. */
export const Notice = ({ title, children }: NoticeProps) => (
  <section className={css.notice} aria-label={title}>
    <h2 className={css.noticeTitle}>{title}</h2>
    {children}
  </section>
);
