import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './hero.module.css';

export interface HeroProps {
  /** The page's heading. */
  title: string;
  lead: ReactNode;
  picture: ReactNode;
  /** What begins on the coloured ground and stands out below it. */
  children: ReactNode;
  light?: boolean;
}

/** The coloured top of a guide: what it is about, with a picture. */
export function Hero({ title, lead, picture, children, light = false }: HeroProps) {
  return (
    <>
      <header className={cx(css.hero, light && css.light)}>
        <div className={css.text}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.picture}>{picture}</div>
      </header>
      <div className={css.overlap}>{children}</div>
    </>
  );
}
