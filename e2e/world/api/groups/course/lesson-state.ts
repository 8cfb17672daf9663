import { studyStatus, type StudyStatus } from '@suite/api';
import type { ChapterEntry, CourseEntry } from './catalogue';

/** What a learner has done in a course; all by id. */
export interface Marks {
  learned: ReadonlySet<number>;
  passedVideoTests: ReadonlySet<number>;
  passedChapterTests: ReadonlySet<number>;
}

export interface LessonRules {
  /** If true, lessons open one after the other; if not, all are open from the start. */
  inOrder: boolean;
  /** A video's test comes before the next video. */
  needsVideoTest: boolean;
}

/** State of every part of a course, by id. */
export interface LessonState {
  videos: ReadonlyMap<number, StudyStatus>;
  chapters: ReadonlyMap<number, StudyStatus>;
  stages: ReadonlyMap<number, StudyStatus>;
}

const { done, ready, locked } = studyStatus;

/** The state of a whole by the states of its parts. */
function whole(parts: readonly StudyStatus[]): StudyStatus {
  if (parts.length > 0 && parts.every((part) => part === done)) return done;
  return parts.some((part) => part !== locked) ? ready : locked;
}

/**
 * States of a course's lessons. In order, a video opens when the one before it is learned, and a
 * chapter when the one before it is learned and its test passed. What is learned stays learned.
 */
export function lessonState(
  { stages }: Pick<CourseEntry, 'stages'>,
  marks: Marks,
  { inOrder, needsVideoTest }: LessonRules,
): LessonState {
  const state = {
    videos: new Map<number, StudyStatus>(),
    chapters: new Map<number, StudyStatus>(),
    stages: new Map<number, StudyStatus>(),
  };
  let open = true;

  function chapterState({ id, videos, has_test }: ChapterEntry): StudyStatus {
    const wasOpen = open;
    let complete = true;
    for (const video of videos) {
      const isLearned = marks.learned.has(video.id);
      state.videos.set(video.id, isLearned ? done : open ? ready : locked);
      const isPassed =
        isLearned && (!needsVideoTest || !video.has_test || marks.passedVideoTests.has(video.id));
      complete &&= isPassed;
      if (inOrder) open &&= isPassed;
    }
    complete &&= !has_test || marks.passedChapterTests.has(id);
    if (inOrder) open &&= complete;
    if (complete && (wasOpen || videos.length > 0)) return done;
    return wasOpen || videos.some((video) => state.videos.get(video.id) !== locked) ? ready : locked;
  }

  for (const stage of stages) {
    const parts = stage.chapters.map((chapter) => {
      const status = chapterState(chapter);
      state.chapters.set(chapter.id, status);
      return status;
    });
    state.stages.set(stage.id, whole(parts));
  }
  return state;
}

/** Whether a chapter's test can be taken: every video of the chapter is learned. */
export const isTestOpen = ({ videos }: ChapterEntry, { learned }: Marks): boolean =>
  videos.every(({ id }) => learned.has(id));

/** Whole percent of what is done: 0 only before the first part, 100 only after the last. */
export function percent(done: number, total: number): number {
  return done === 0 || total === 0 ? 0 : Math.max(1, Math.floor((done / total) * 100));
}

/** How much of some chapters is learned, in percent of their videos. */
export function progressOf(chapters: readonly ChapterEntry[], { learned }: Pick<Marks, 'learned'>): number {
  const videos = chapters.flatMap((chapter) => chapter.videos);
  return percent(videos.filter(({ id }) => learned.has(id)).length, videos.length);
}
