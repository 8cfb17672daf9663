import { refusalOf, studyStatus } from '@suite/api';
import { playerAt, type NotedLesson } from '@suite/features/notes';
import { useLocation } from '@suite/kernel/router';
import { growthOf, Popup } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { VideoPlayer, type PlayerControl, type After } from '@suite/features/player';
import { IconList } from './icons';
import css from './lesson-page.module.css';
import { LessonTabs } from './lesson-tabs';
import { LessonTree } from './lesson-tree';
import type { LessonGroup, Place } from './lessons';
import { LockedLesson } from './locked-lesson';
import { Status } from './status';
import { actionOf, nameOf, stepWords } from './step-words';
import { useLessonInfo, useLessons, type Lesson, type LessonSource } from './use-lessons';
import { spanInWords } from '@suite/kernel/time';
import type { Step } from './order';

interface LessonScreenProps {
  groups: readonly LessonGroup<Lesson>[];
  source: LessonSource;
  above?: ReactNode;
}

/** A failed read as the player shows it: in the provider's words if the provider refused it. */
function failureOf({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  return error ? { text: refusalOf(error)?.text || undefined, onRetry: refetch } : undefined;
}

/** The player over the lessons, materials and notes; a bar leads on to the next lesson. */
export function LessonScreen({ groups, source, above }: LessonScreenProps) {
  const lessons = useLessons(groups, source);
  const { place } = lessons;
  return place ? (
    <Shown groups={groups} source={source} above={above} lessons={lessons} place={place} />
  ) : null;
}

/** A lesson that is chosen far down in the list opens with its title and tabs in view, as the first one does. */
function useTopOf(v_id: number) {
  const shown = useRef(v_id);
  useEffect(() => {
    if (shown.current !== v_id) window.scrollTo(0, 0);
    shown.current = v_id;
  }, [v_id]);
}

/** Where a lesson is, as its notes keep it. */
function useNoted(groups: readonly LessonGroup<Lesson>[], { video, chapter }: Place<Lesson>): NotedLesson {
  const { pathname } = useLocation();
  const group = groups.find(({ chapters }) => chapters.some(({ id }) => id === chapter.id));
  return {
    name: video.video_name,
    chapter: chapter.chapter_name,
    course: group?.courseName ?? '',
    courseId: group?.courseId ?? 0,
    chapterId: chapter.id,
    player: playerAt(pathname),
  };
}

interface ShownProps extends LessonScreenProps {
  lessons: ReturnType<typeof useLessons>;
  place: Place<Lesson>;
}

function Shown({ groups, source, above, lessons, place }: ShownProps) {
  const [tab, setTab] = useState('lessons');
  const [isDrawn, setDrawn] = useState(false);
  const control = useRef<PlayerControl>(null);
  const { video, chapter } = place;
  const isLocked = video.summaryStatus === studyStatus.locked;
  const next = isLocked ? lessons.barrier : lessons.next;
  const info = useLessonInfo(source, video, !isLocked && (!video.streams || tab !== 'lessons'));
  const isLearned = video.summaryStatus === studyStatus.done;
  useTopOf(video.v_id);
  const noted = useNoted(groups, place);
  const goOn = () => next && lessons.take(next);

  const tree = (onChosen?: () => void) => (
    <LessonTree
      groups={groups}
      v_id={video.v_id}
      isSheet={!!onChosen}
      onChoose={(v_id) => {
        onChosen?.();
        void lessons.choose(v_id);
      }}
      onTest={(tested) => {
        onChosen?.();
        void lessons.take({ kind: 'chapter-test', chapter: tested });
      }}
    />
  );
  return (
    <Page
      isWide
      tone="white"
      isFooterApart
      footer={
        <div className={css.bar}>
          <div className={css.choose}>
            <Button type="default" onClick={() => startTransition(() => setDrawn(true))}>
              <IconList className={css.listIcon} />
              选课
            </Button>
          </div>
          <div className={css.next}>
            <Button
              block
              type={isLearned || isLocked ? 'primary' : 'default'}
              disabled={!next}
              onClick={goOn}
            >
              {actionOf(next, isLocked)}
            </Button>
          </div>
        </div>
      }
    >
      {isLocked ? (
        <LockedLesson barrier={next} />
      ) : (
        <VideoPlayer
          video={info.data ?? video}
          record={source.record}
          autoPlay={lessons.byTap}
          onReload={info.restart}
          failure={video.streams || info.data ? undefined : failureOf(info)}
          from={lessons.from}
          control={control}
          after={{
            growth: growthOf(lessons.number),
            ...afterLesson(next, { isLearned, missing: lessons.missing, goOn: () => void goOn() }),
          }}
          onRecord={lessons.onRecord}
        />
      )}
      <header className={css.head}>
        <h1 className={css.title}>{video.video_name}</h1>
        <p className={css.meta}>
          <Status value={video.summaryStatus} />
          <span className={css.where}>
            第 {lessons.number}/{lessons.total} 节 · {chapter.chapter_name}
          </span>
        </p>
      </header>
      <LessonTabs
        tree={
          <>
            {above}
            {tree()}
          </>
        }
        info={isLocked ? undefined : info}
        lesson={video}
        noted={noted}
        control={control}
        materials={source.materials}
        tab={tab}
        onTab={setTab}
      />
      <Popup open={isDrawn} onClose={() => setDrawn(false)} title="选课">
        <div className={css.drawer}>{tree(() => setDrawn(false))}</div>
      </Popup>
    </Page>
  );
}

/** What the player offers at the end of a lesson: the step after it, or how much is missing before it is learned. */
function afterLesson(
  next: Step | undefined,
  { isLearned, missing, goOn }: { isLearned: boolean; missing: number | undefined; goOn: () => void },
): After {
  const over = isLearned ? undefined : '本节已播完';
  if (missing)
    return {
      over,
      text: '跳过的部分不计入学习时长',
      title: next ? `再看 ${spanInWords(missing)}，解锁下一步` : `再看 ${spanInWords(missing)}，学完本节`,
    };
  if (!next) return { over, title: '这是最后一节', text: '学过的课随时可以再看' };
  const cover = next.kind === 'video' ? { src: next.video.cover, seed: next.video.v_id } : undefined;
  return { over, title: nameOf(next), cover, ...stepWords[next.kind], isBelow: true, onAction: goOn };
}
