import { lineName } from '@suite/features/course-line';
import { Progress, Tag, Cover, ButtonLink, Card, cx, CoverRow } from '@suite/ui';
import { IconPlay } from './icons';
import { entranceLink, studyLink } from './links';
import css from './next-card.module.css';
import { TopCard } from './top-card';
import type { Next } from './what-to-show';

const titles = { continue: '继续学习', start: '开始学习', review: '温故知新' } as const;
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

interface NextCardProps {
  next: Next;
  /** The card stands among others; otherwise it overlaps the greeting. */
  apart?: boolean;
}

/** The next lesson: where the learner stopped, or where a course begins. */
export function NextCard({ next, apart }: NextCardProps) {
  const { of, to, above, title, cover, seed } = shown(next);
  const Frame = apart ? Card : TopCard;
  // A course of which something was seen is gone on with, even if the last lesson is not known.
  const kind = next.kind === 'start' && of.progress > 0 ? 'continue' : next.kind;
  return (
    <Frame label={titles[kind]}>
      <div className={css.top}>
        <Tag>{of.is_public ? '公开课' : lineName[of.line]}</Tag>
        {next.kind === 'start' ? null : <span className={css.course}>{of.course_name}</span>}
      </div>
      <div className={css.lesson}>
        <CoverRow cover={<Cover className={css.cover} src={cover} title={title} seed={seed} />}>
          <p className={css.chapter}>{above}</p>
          <h2 className={css.title}>{title}</h2>
        </CoverRow>
      </div>
      <Progress percent={of.progress} label={`${of.course_name}的学习进度`} />
      <div className={cx(css.action, apart && css.quiet)}>
        <ButtonLink block to={to}>
          <IconPlay className={css.icon} />
          {actions[kind]}
        </ButtonLink>
      </div>
    </Frame>
  );
}
