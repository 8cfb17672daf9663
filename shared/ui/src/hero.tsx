import type { ReactNode } from 'react';
import { cx } from './cx';
import { PageTitle } from './page-head/page-title';
import css from './hero.module.css';

export interface HeroProps {
  /** The page's heading. */
  title: string;
  lead: ReactNode;
  picture: ReactNode;
  /** The first content: it overlaps the lower edge of the coloured ground. */
  children: ReactNode;
  light?: boolean;
}

/** The coloured top of a guide: its title, a lead and a picture. */
export function Hero({ title, lead, picture, children, light = false }: HeroProps) {
  return (
    <>
      <header className={cx(css.hero, light && css.light)}>
        <div className={css.text}>
          <PageTitle className={css.title}>{title}</PageTitle>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.picture}>{picture}</div>
      </header>
      <div className={css.overlap}>{children}</div>
    </>
  );
}
