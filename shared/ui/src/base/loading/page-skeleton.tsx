import type { PageShape } from '@suite/kernel/routes';
import { cx } from '../../cx';
import css from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

/** A page that is not here yet: its ground, its head and the rough shape of its content. */
export function PageSkeleton({ shape }: { shape: PageShape | undefined }) {
  const card = !shape || shape === 'hero';
  const avatar = shape === 'list';
  return (
    <div className={cx(css.page, shape && css[shape])}>
      <Skeleton card={card} avatar={avatar} rows={2} />
      <Skeleton card={card} avatar={avatar} rows={shape === 'list' ? 2 : 5} />
    </div>
  );
}
