import { studyStatus, useCall, userDetail, type Chapter } from '@suite/api';
import { platform, useQuery } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { LoadingPage } from '@suite/features/loaded';
import { ChaptersSkeleton } from '@suite/features/player';
import { Button, Page, Spoken } from '@suite/ui/base';
import { columnsClass, cx, useForward } from '@suite/ui';
import { useEffect } from 'react';
import { ChapterTestCard } from './chapter-test-card';
import css from './chapter.module.css';
import { courseEditionOf } from './course-edition';
import { CourseHead, HeadSkeleton } from './course-head';
import { findChapter, holds, type FoundChapter } from './find-chapter';
import { LessonRow } from './lesson-row';
import { chaptersOf, currentVideo, groupsOfTree } from './lessons';
import { courseLink, lessonLink, playerOf } from './links';
import { mapped, type Query } from './mapped';
import { Nothing } from './nothing';
import { isTestOpen, lacksChapterTest, type Step } from './order';
import { actionNow } from './step-words';
import { keepPassScore } from '@suite/features/pass-score';
import { useNeedsVideoTest, useOrder } from './use-order';

/** One chapter: its videos and its test. */
export default function ChapterPage() {
  const chapterId = Number(useParams().chapterId);
  const [search] = useSearchParams();
  const hint = Number(search.get('course_id'));
  // A test that was opened by a task knows its lesson, and neither chapter nor course.
  const tested = Number(search.get('after'));
  const isNamed = chapterId > 0 || tested > 0;
  const user = useCall(userDetail, undefined).data;
  useNeedsVideoTest();
  const query = useQuery({
    queryKey: ['chapter', chapterId || { tested }, hint],
    queryFn: ({ signal }) =>
      findChapter(
        user?.courseList ?? [],
        chapterId > 0 ? ({ id }) => id === chapterId : holds(tested),
        hint,
        signal,
      ),
    enabled: !!user && isNamed,
    staleTime: 0,
  });
  if (!isNamed || query.data === null)
    return <Nothing title="章节学习" text="没有找到这一章，它可能不在您的课程里" />;
  const goesOn = query.data && afterOf(query.data, search);
  if (query.data && goesOn) return <GoOn found={query.data} afterId={goesOn} />;
  return query.data ? (
    <Shown found={query.data} query={query} />
  ) : (
    <LoadingPage isWide tone="white" title="章节学习" query={query} skeleton={<ChapterSkeleton />} />
  );
}

/** The lesson whose test, or whose chapter's test, was just passed. */
function afterOf({ chapter: { videos } }: FoundChapter, search: URLSearchParams): number | undefined {
  return (search.get('past') ? videos[videos.length - 1]?.v_id : Number(search.get('after'))) || undefined;
}

/** Leads on to the player of the course: a test does not know to which course its chapter belongs. */
function GoOn({ found: { course, chapter }, afterId }: { found: FoundChapter; afterId: number }) {
  const to =
    playerOf(course)?.({ courseId: course.course_id, afterId }) ??
    links.courseLesson({ id: course.course_id, chapterId: chapter.id, afterId });
  useForward(to);
  return (
    <Page isWide tone="white">
      <Spoken as="h1">章节学习</Spoken>
      <ChapterSkeleton />
    </Page>
  );
}

/** The shape of a chapter: its head, and its lessons under their heading. */
const ChapterSkeleton = () => (
  <>
    <HeadSkeleton of="chapter" />
    <div className={css.block}>
      <h2 className={css.heading}>本章视频</h2>
      <ChaptersSkeleton />
    </div>
  </>
);

/** What is to be done in a chapter: its test once its lessons are learned, else a lesson. */
function stepIn(chapter: Chapter): Step | undefined {
  if (isTestOpen(chapter) && lacksChapterTest(chapter)) return { kind: 'chapter-test', chapter };
  const video = currentVideo(chapter);
  return video && { kind: 'video', chapter, video };
}

interface ShownProps {
  found: FoundChapter;
  query: Query<FoundChapter | null>;
}

function Shown({ found: { course, tree, chapter }, query }: ShownProps) {
  const { tests } = courseEditionOf(course);
  const groups = groupsOfTree(tree);
  const order = useOrder(
    groups,
    { query: mapped(query, (found) => (found ? groupsOfTree(found.tree) : [])), tests },
    (place) => platform().navigate(lessonLink(course.course_id, place.chapter.id, place.video.v_id)),
  );
  const { pass_chapter_score, videos } = chapter;
  const next = currentVideo(chapter);
  const step = stepIn(chapter);
  const number = chaptersOf(groups).findIndex(({ id }) => id === chapter.id) + 1;

  useEffect(() => keepPassScore(pass_chapter_score), [pass_chapter_score]);

  return (
    <Page
      isWide
      footer={
        step ? (
          <Button block onClick={() => order.take(step)}>
            {actionNow(step)}
          </Button>
        ) : null
      }
    >
      <div className={css.white}>
        <CourseHead
          above={`${tree.course_name} · 第 ${number} 章`}
          name={chapter.chapter_name}
          chapters={[chapter]}
        />
      </div>
      <section className={css.block} aria-label="本章视频">
        <h2 className={css.heading}>本章视频</h2>
        <ul className={cx(css.list, columnsClass)}>
          {videos.map((video) => (
            <LessonRow
              key={video.v_id}
              video={video}
              v_id={next?.summaryStatus === studyStatus.ready ? next.v_id : undefined}
              isResting
              onChoose={(v_id) => void order.choose(v_id)}
            />
          ))}
        </ul>
      </section>
      {chapter.has_test ? (
        <ChapterTestCard
          chapter={chapter}
          courseId={course.course_id}
          tests={tests}
          onTest={() => order.take({ kind: 'chapter-test', chapter })}
        />
      ) : null}
      <div className={css.back}>
        <Button type="link" onClick={() => platform().navigate(courseLink(course.course_id))}>
          查看全部章节
        </Button>
      </div>
    </Page>
  );
}
