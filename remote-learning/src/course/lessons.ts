import {
  studyStatus,
  type CategoryTree,
  type Chapter,
  type CourseVideo,
  type LessonData,
  type VideoCategory,
} from '@suite/api';
import { isAtEnd } from '@suite/features/player';

/** Chapters under one heading: a course of a list, or a stage of a course. */
export interface LessonGroup<Lesson extends CourseVideo = CourseVideo> {
  id: number;
  courseId: number;
  courseName: string;
  name: string;
  chapters: Chapter<Lesson>[];
}

/** One group for each course of a list. */
export const groupsOfList = <Lesson extends CourseVideo>({
  lessonList,
}: LessonData<Lesson>): LessonGroup<Lesson>[] =>
  lessonList.map(({ course_id, course_name, chapters }) => ({
    id: course_id,
    courseId: course_id,
    courseName: course_name,
    name: course_name,
    chapters,
  }));

const chapterOf = ({ childCate: _, categoryVideo, ...chapter }: VideoCategory): Chapter => ({
  ...chapter,
  videos: categoryVideo,
});

/** The chapters in a node and below it; a node with videos of its own is a chapter. */
const chaptersBelow = (node: VideoCategory): Chapter[] => [
  ...(node.categoryVideo.length > 0 || node.childCate.length === 0 ? [chapterOf(node)] : []),
  ...node.childCate.flatMap(chaptersBelow),
];

/** One group for each stage of a tree; a chapter without a stage gets a group without a name. */
export const groupsOfTree = ({ course_id, course_name, categories }: CategoryTree): LessonGroup[] =>
  categories.map((node) => ({
    id: node.id,
    courseId: course_id,
    courseName: course_name,
    name: node.childCate.length > 0 ? node.chapter_name : '',
    chapters: chaptersBelow(node),
  }));

export const chaptersOf = <Lesson extends CourseVideo>(
  groups: readonly LessonGroup<Lesson>[],
): Chapter<Lesson>[] => groups.flatMap(({ chapters }) => chapters);

/** The course of a chapter. */
export const courseIdOf = (groups: readonly LessonGroup[], { id }: Pick<Chapter, 'id'>): number | undefined =>
  groups.find(({ chapters }) => chapters.some((chapter) => chapter.id === id))?.courseId;

/** A lesson with the chapter in which it stands. */
export interface Place<Lesson extends CourseVideo = CourseVideo> {
  chapter: Chapter<Lesson>;
  video: Lesson;
}

export const placesOf = <Lesson extends CourseVideo>(chapters: readonly Chapter<Lesson>[]): Place<Lesson>[] =>
  chapters.flatMap((chapter) => chapter.videos.map((video) => ({ chapter, video })));

/** The current chapter: the first one that is ready. */
export const currentChapter = <Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
): Chapter<Lesson> | undefined => chapters.find(({ chapterStatus }) => chapterStatus === studyStatus.ready);

/** The current video of a chapter: the first one that is ready, else the first one. */
export const currentVideo = <Lesson extends CourseVideo>({
  videos,
}: Pick<Chapter<Lesson>, 'videos'>): Lesson | undefined =>
  videos.find(({ summaryStatus }) => summaryStatus === studyStatus.ready) ?? videos[0];

/** Whether a video is learned and was left at its end, so that there is nothing to go on with. */
const isOver = ({ position, duration, summaryStatus }: CourseVideo) =>
  summaryStatus === studyStatus.done && isAtEnd(position, duration);

/** The place of the current video in the current chapter; it may be locked. */
function currentPlace<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
): Place<Lesson> | undefined {
  const chapter = currentChapter(chapters);
  const video = chapter && currentVideo(chapter);
  return video && { chapter, video };
}

/**
 * The lesson that opens: the one that is asked for; else the last watched one, or the current one if the last
 * was seen to its end and the current one is ready; else the current one. It may be locked unless it was watched.
 */
export function openingPlace<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  asked?: number,
): Place<Lesson> | undefined {
  const places = placesOf(chapters);
  const named = places.find(({ video }) => video.v_id === asked);
  if (named) return named;
  const last = places.find(
    ({ video }) => video.is_current === 1 && video.summaryStatus !== studyStatus.locked,
  );
  const current = currentPlace(chapters);
  const goesOn = last && isOver(last.video) && current?.video.summaryStatus === studyStatus.ready;
  return (goesOn ? current : last) ?? current ?? places[0];
}

/** How much of some chapters is learned. */
export function progressOf(chapters: readonly Pick<Chapter, 'videos'>[]): { done: number; total: number } {
  const videos = chapters.flatMap((chapter) => chapter.videos);
  return {
    done: videos.filter(({ summaryStatus }) => summaryStatus === studyStatus.done).length,
    total: videos.length,
  };
}

/** Whether a chapter is open and nothing of it has been watched. */
export const isUntouched = ({ chapterStatus, videos }: Pick<Chapter, 'chapterStatus' | 'videos'>): boolean =>
  chapterStatus === studyStatus.ready &&
  videos.every(
    ({ summaryStatus, position, is_current }) =>
      summaryStatus !== studyStatus.done && position < 1 && is_current !== 1,
  );

/** A state in a word. */
export const statusText = {
  [studyStatus.done]: '已学',
  [studyStatus.ready]: '学习中',
  [studyStatus.locked]: '未解锁',
};
