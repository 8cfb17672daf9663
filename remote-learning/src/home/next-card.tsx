import { Cover, CoverRow, Progress, Tag, ButtonLink, Card, cx } from '@suite/ui';
import { lineName } from '@suite/features/course-line';
import { IconPlay } from './icons';
import { entranceLink, studyLink } from './links';
import css from './next-card.module.css';
import type { Next } from './what-to-show';

const actions = { continue: '继续学习', start: '开始学习', review: '再看一遍' } as const;

function shown(next: Next) {
  if (next.kind === 'start') {
    const { course } = next;
    return {
      of: course,
      to: studyLink(course),
      above: `共 ${course.video_total} 节课`,
      title: course.course_name,
      cover: course.cover,
      seed: course.course_id,
    };
  }
  const { entrance } = next;
  return {
    of: entrance,
    to: entranceLink(entrance),
    above: entrance.chapter_name,
    title: entrance.video_name,
    cover: entrance.cover,
    seed: entrance.v_id,
  };
}

interface NextLessonProps {
  next: Next;
  /** The course is named above the lesson, because the learner has several. */
  namesCourse?: boolean;
  /** Something else on the page comes first. */
  isQuiet?: boolean;
}

/** The next lesson: where the learner stopped, or where a course begins. */
export function NextLesson({ next, namesCourse, isQuiet }: NextLessonProps) {
  const { of, to, above, title, cover, seed } = shown(next);
  // A course of which something was seen is gone on with, even if the last lesson is not known.
  const kind = next.kind === 'start' && of.progress > 0 ? 'continue' : next.kind;
  return (
    <>
      <div className={css.lesson}>
        <CoverRow cover={<Cover className={css.cover} src={cover} title={title} seed={seed} />}>
          <p className={css.chapter}>{namesCourse && next.kind !== 'start' ? of.course_name : above}</p>
          <h3 className={css.title}>{title}</h3>
          <Progress percent={of.progress} label={`${of.course_name}的学习进度`} />
        </CoverRow>
      </div>
      <div className={cx(css.action, isQuiet && css.quiet)}>
        <ButtonLink block to={to}>
          <IconPlay className={css.icon} />
          {actions[kind]}
        </ButtonLink>
      </div>
    </>
  );
}

/** The next lesson of somebody who has bought no course, in a card of its own. */
export function NextCard({ next }: { next: Next }) {
  const { of } = shown(next);
  return (
    <Card label="继续学习">
      <Tag>{of.is_public ? '公开课' : lineName[of.line]}</Tag>
      <NextLesson next={next} namesCourse isQuiet />
    </Card>
  );
}
