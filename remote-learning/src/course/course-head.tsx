import type { Chapter } from '@suite/api';
import { ChaptersSkeleton } from '@suite/features/player';
import { cx, Progress, Cover } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import css from './course-head.module.css';
import { progressOf } from './lessons';

interface CourseHeadProps {
  name: string;
  /** Above the name: the course and the number of a chapter. */
  above?: string;
  /** Its picture, if it has one here: the provider's address, and the number of the course. */
  cover?: { src: string; seed: number };
  chapters: readonly Chapter[];
  /** What the learner does next. */
  next?: string;
}

/** What a course or a chapter is called, and how much of it is learned. */
export function CourseHead({ name, above, cover, chapters, next }: CourseHeadProps) {
  const { done, total } = progressOf(chapters);
  return (
    <header className={css.head}>
      {cover ? <Cover className={css.cover} title={name} {...cover} /> : null}
      <div className={css.words}>
        {above ? <p className={css.above}>{above}</p> : null}
        <h1 className={css.name}>{name}</h1>
        <p className={css.count}>
          已学 {done}/{total} 节
        </p>
      </div>
      <div className={css.progress}>
        <Progress percent={total ? Math.floor((done / total) * 100) : 0} label={`${name}的学习进度`} />
      </div>
      {next ? <p className={css.last}>{next}</p> : null}
    </header>
  );
}

/** The shape of a course or a chapter that is on its way: its head, and what is in it. */
export const CourseSkeleton = ({ hasCover }: { hasCover?: boolean }) => (
  <>
    <div className={cx(css.head, css.waiting)}>
      {hasCover ? <span className={css.coming} /> : null}
      <div className={css.words}>
        <Skeleton rows={1} />
      </div>
      <div className={css.progress}>
        <Skeleton rows={1} title={false} />
      </div>
    </div>
    <ChaptersSkeleton />
  </>
);
