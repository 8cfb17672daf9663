import { cx } from '../../cx';
import css from './loading.module.css';

export interface SkeletonProps {
  /** Lines of text under the title. */
  rows?: number;
  title?: boolean;
  /** A picture on the left. */
  avatar?: boolean;
  /** Drawn as a card of its own. */
  card?: boolean;
}

/** The grey shape of content that is still loading; hidden from screen readers. */
export function Skeleton({ rows = 3, title = true, avatar, card }: SkeletonProps) {
  return (
    <div className={cx(css.skeleton, card && css.card)} aria-hidden="true">
      {avatar ? <span className={css.avatar} /> : null}
      <div className={css.lines}>
        {title ? <span className={cx(css.line, css.title)} /> : null}
        {Array.from({ length: rows }, (_, row) => (
          <span className={css.line} key={row} />
        ))}
      </div>
    </div>
  );
}
