import type { ReactNode } from 'react';
import { Skeleton } from './base/loading/skeleton';
import { cx } from './cx';
import css from './family-skeleton.module.css';

export interface FamilySkeletonProps {
  /** What the page is like: cards in a row, fields to fill in, or text to read. */
  family: 'list' | 'form' | 'article';
}

const four = [0, 1, 2, 3];

const shapes: Record<FamilySkeletonProps['family'], ReactNode> = {
  list: four.map((card) => <Skeleton card rows={2} key={card} />),
  form: (
    <div className={css.form}>
      {four.map((field) => (
        <div className={css.field} key={field}>
          <span className={cx(css.block, css.label)} />
          <span className={cx(css.block, css.value)} />
        </div>
      ))}
    </div>
  ),
  article: (
    <div className={css.article}>
      <Skeleton rows={1} />
      <Skeleton title={false} rows={5} />
      <Skeleton title={false} rows={4} />
    </div>
  ),
};

/** The grey shape of a page that waits for its reads, like the pages of its family. */
export const FamilySkeleton = ({ family }: FamilySkeletonProps) => (
  <div aria-hidden="true">{shapes[family]}</div>
);
