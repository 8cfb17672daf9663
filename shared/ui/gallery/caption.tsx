import type { ReactNode } from 'react';
import css from './gallery.module.css';

/** One state of a component under its name. */
export function Caption({ text, children, padded }: { text: string; children: ReactNode; padded?: boolean }) {
  return (
    <div className={css.state}>
      <p className={css.caption}>{text}</p>
      <div className={padded ? css.padded : undefined}>{children}</div>
    </div>
  );
}
