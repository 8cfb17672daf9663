import { Skeleton } from '@suite/ui/base';
import css from './lesson-page.module.css';

/** The shape of a player with its lessons. */
export function LessonSkeleton() {
  return (
    <>
      <div className={css.stage} />
      <div className={css.skeleton}>
        <Skeleton rows={1} />
        <Skeleton rows={2} />
        <Skeleton rows={2} />
      </div>
    </>
  );
}
