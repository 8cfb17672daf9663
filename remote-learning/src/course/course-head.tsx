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

/** A line of words to come, as high as they will be. */
const Words = ({ className }: { className: string | undefined }) => (
  <p className={className}>
    <span className={css.line}>{'\u3000'.repeat(8)}</span>
  </p>
);

/** The shape of a course's head, with a picture and what is next, or of a chapter's. */
export const HeadSkeleton = ({ of }: { of: 'course' | 'chapter' }) => (
  <div className={css.head} aria-hidden="true">
    {of === 'course' ? <span className={cx(css.cover, css.coming)} /> : null}
    <div className={css.words}>
      {of === 'chapter' ? <Words className={css.above} /> : null}
      <Words className={css.name} />
      <Words className={css.count} />
    </div>
    <div className={cx(css.progress, css.waiting)}>
      <Skeleton rows={1} title={false} />
    </div>
    {of === 'course' ? <Words className={css.last} /> : null}
  </div>
);

/** The shape of a course that is on its way: its head, and what is in it. */
export const CourseSkeleton = () => (
  <>
    <HeadSkeleton of="course" />
    <ChaptersSkeleton />
  </>
);
