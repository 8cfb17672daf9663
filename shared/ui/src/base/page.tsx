import { useEffect, type ReactNode } from 'react';
import { cx } from '../cx';
import { liveRegion } from './toast/live-layer';
import css from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** The page's main action: always visible at the bottom of the screen, never over the content. */
  footer?: ReactNode;
  /** The footer does not belong to what is typed on the page: above an open keyboard it makes room for that. */
  isFooterApart?: boolean;
  className?: string;
  /** A tablet shows the page in its whole width: it has rows in two columns. Others keep the width of a phone. */
  isWide?: boolean;
  tone?: 'grey' | 'white';
}

/** Frame of every page: fills the screen, paints the ground, keeps clear of notch and home bar. */
export function Page({ children, footer, isFooterApart, className, isWide, tone = 'grey' }: PageProps) {
  // A screen reader announces changes only in a live region that was there before.
  useEffect(() => void liveRegion(), []);
  return (
    <main className={cx(css.page, css[tone], isWide && css.wide)}>
      <div className={cx(css.body, !footer && css.safe, className)}>{children}</div>
      {footer ? <div className={cx(css.footer, isFooterApart && css.apart)}>{footer}</div> : null}
    </main>
  );
}
