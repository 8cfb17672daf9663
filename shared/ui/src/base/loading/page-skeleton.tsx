import type { PageShape } from '@suite/kernel/routes';
import { cx } from '../../cx';
import css from './page-skeleton.module.css';
import { Skeleton } from './skeleton';

const row = <Skeleton avatar rows={1} />;
const cards = (
  <>
    <Skeleton card rows={2} />
    <Skeleton card rows={4} />
  </>
);

/** The part of each shape that follows its head. */
const bodies: Record<PageShape, JSX.Element> = {
  hero: cards,
  list: (
    <>
      {row}
      {row}
      {row}
      {row}
    </>
  ),
  player: (
    <>
      <Skeleton rows={1} />
      {row}
      {row}
    </>
  ),
  article: <Skeleton rows={9} />,
  question: (
    <>
      <Skeleton rows={2} />
      <Skeleton title={false} rows={4} />
    </>
  ),
};

/** A page that is not here yet: its ground, its head and the rough shape of its content. */
export function PageSkeleton({ shape }: { shape: PageShape | undefined }) {
  if (!shape) return cards;
  return (
    <div className={cx(css.page, css[shape])}>
      <div className={css.head} />
      {bodies[shape]}
    </div>
  );
}
