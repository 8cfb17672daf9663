import { codes, refusalOf } from '@suite/api';
import type { CoursePages } from '@suite/features/course-choice';
import { VideoSkeleton } from '@suite/features/player';
import { LoadingPage } from '@suite/features/loaded';
import type { ReactNode } from 'react';
import { LessonScreen } from './lesson-screen';
import { chaptersOf } from './lessons';
import { Nothing } from './nothing';
import type { LessonSource } from './use-lessons';
import { useNeedsVideoTest } from './use-order';

interface LessonPageProps {
  source: LessonSource;
  /** The page's heading until a lesson's name takes its place. */
  title: string;
  /** Above the lessons: the choice between several courses. */
  above?: ReactNode;
  /** The pages of both versions of the course, if it has two. */
  pages?: CoursePages;
}

/** A course of any line in its player. */
export function LessonPage({ source, title, above, pages }: LessonPageProps) {
  const { query } = source;
  useNeedsVideoTest();
  const refusal = refusalOf(query.error);
  if (!query.data && refusal?.code === codes.NOT_BOUGHT)
    return <Nothing isNotBought title={title} text={refusal.text || '购买课程后才能学习'} pages={pages} />;
  if (query.data && !chaptersOf(query.data).some(({ videos }) => videos.length > 0))
    return <Nothing title={title} text="课程内容正在准备，开放后会在这里显示" pages={pages} />;
  return query.data ? (
    <LessonScreen key={query.data[0]?.id} groups={query.data} source={source} above={above} />
  ) : (
    <LoadingPage
      isWide
      tone="white"
      title={title}
      query={query}
      skeleton={<VideoSkeleton under="lessons" />}
    />
  );
}
