import { studyStatus, type Chapter } from '@suite/api';
import { useEffect, useRef } from 'react';
import { durationText } from '@suite/kernel/time';
import { IconTest } from './icons';
import css from './lesson-tree.module.css';
import { isTestOpen } from './order';
import { Status } from './status';
import type { Lesson } from './use-lessons';

/** What a learner can do with the lessons of a list. */
export interface LessonActions {
  /** The lesson that is shown now. */
  v_id?: number;
  onChoose: (v_id: number) => void;
  /** Nothing plays now: the lesson that is marked is where the learner stopped. */
  isResting?: boolean;
  /** The list has a sheet of its own, and scrolls to the lesson that is shown; on a page the title stays in view. */
  isSheet?: boolean;
}

/** How far the learner is in a lesson, in words. */
function detailOf({ position, duration, summaryStatus, is_current }: Lesson): string {
  const length = durationText(duration);
  const isBegun = summaryStatus === studyStatus.ready && position >= 1;
  if (is_current) return isBegun ? `${length} · 上次看到 ${durationText(position)}` : `${length} · 上次观看`;
  return isBegun ? `${length} · 看到 ${durationText(position)}` : length;
}

interface RowProps extends LessonActions {
  video: Lesson;
}

/** One lesson of a chapter. */
export function LessonRow({ video, v_id, onChoose, isSheet, isResting }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const isHere = video.v_id === v_id;
  useEffect(() => {
    if (isHere && isSheet) row.current?.scrollIntoView({ block: 'center' });
  }, [isHere, isSheet]);
  const isLocked = video.summaryStatus === studyStatus.locked;
  return (
    <li ref={row}>
      <button
        type="button"
        className={`${css.lesson} ${isHere ? css.here : ''} ${isLocked ? css.closed : ''}`}
        aria-current={isHere || undefined}
        onClick={() => onChoose(video.v_id)}
      >
        <span className={css.words}>
          <span className={css.title}>{video.video_name}</span>
          <span className={css.detail}>
            {isHere && !isResting ? `${durationText(video.duration)} · 正在看` : detailOf(video)}
          </span>
        </span>
        <Status value={video.summaryStatus} />
      </button>
    </li>
  );
}

/** The state of a chapter's test, in words. */
function testState(chapter: Chapter<Lesson>) {
  const { chapterStatus, pass_chapter_score } = chapter;
  const test_score = chapter.test_score ?? null;
  if (!isTestOpen(chapter))
    return { value: studyStatus.locked, text: '未解锁', detail: '学完本章视频后开放' };
  if (chapterStatus === studyStatus.done)
    return {
      value: studyStatus.done,
      text: '已通过',
      detail: `最好成绩 ${test_score ?? pass_chapter_score} 分`,
    };
  const detail =
    test_score === null
      ? `合格分 ${pass_chapter_score} 分`
      : `最好成绩 ${test_score} 分，合格分 ${pass_chapter_score} 分`;
  return { value: studyStatus.ready, text: '去测试', detail };
}

interface TestRowProps {
  chapter: Chapter<Lesson>;
  onTest: (chapter: Chapter<Lesson>) => void;
}

/** The test of a chapter. */
export function TestRow({ chapter, onTest }: TestRowProps) {
  const { value, text, detail } = testState(chapter);
  return (
    <li>
      <button type="button" className={css.lesson} onClick={() => onTest(chapter)}>
        <IconTest className={css.testIcon} />
        <span className={css.words}>
          <span className={css.title}>章节测试</span>
          <span className={css.detail}>{detail}</span>
        </span>
        <Status value={value} text={text} />
      </button>
    </li>
  );
}
