import { studyStatus, type Chapter, type CourseVideo } from '@suite/api';
import { openingPlace, placesOf, type Place } from './lessons';

/** What is to be done before a lesson opens, or after one: a lesson, its test, or a chapter's test. */
export type Step<Lesson extends CourseVideo = CourseVideo> =
  | ({ kind: 'video' | 'video-test' } & Place<Lesson>)
  | { kind: 'chapter-test'; chapter: Chapter<Lesson> };

const lacksTest = ({ has_test, is_test_passed }: CourseVideo, needsVideoTest: boolean) =>
  needsVideoTest && has_test === 1 && is_test_passed === 0;

/** Whether a chapter's test is still to be passed. */
export const lacksChapterTest = ({ has_test, chapterStatus }: Pick<Chapter, 'has_test' | 'chapterStatus'>) =>
  has_test === 1 && chapterStatus !== studyStatus.done;

/** Whether a chapter's test can be taken: every video of the chapter is learned. */
export const isTestOpen = ({ videos }: Pick<Chapter, 'videos'>): boolean =>
  videos.every(({ summaryStatus }) => summaryStatus === studyStatus.done);

function firstMissing<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  v_id: number,
  needsVideoTest: boolean,
): Step<Lesson> | undefined {
  for (const chapter of chapters) {
    for (const video of chapter.videos) {
      if (video.v_id === v_id) return undefined;
      if (video.summaryStatus !== studyStatus.done) return { kind: 'video', chapter, video };
      if (lacksTest(video, needsVideoTest)) return { kind: 'video-test', chapter, video };
    }
    if (lacksChapterTest(chapter)) return { kind: 'chapter-test', chapter };
  }
  return undefined;
}

/**
 * The first step that a learner has to take before a lesson opens. While it is not known whether tests of videos
 * are needed, a lesson that is locked although all before it is learned waits for one.
 */
export const barrierBefore = <Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  v_id: number,
  needsVideoTest: boolean | undefined,
): Step<Lesson> | undefined =>
  firstMissing(chapters, v_id, needsVideoTest ?? false) ??
  (needsVideoTest === undefined ? firstMissing(chapters, v_id, true) : undefined);

/** What comes after a lesson: its test where one is needed, the chapter's test, or the next lesson. */
export function stepAfter<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  v_id: number,
  needsVideoTest: boolean,
): Step<Lesson> | undefined {
  const places = placesOf(chapters);
  const at = places.findIndex(({ video }) => video.v_id === v_id);
  const here = places[at];
  if (!here) return undefined;
  const { chapter, video } = here;
  if (lacksTest(video, needsVideoTest)) return { kind: 'video-test', ...here };
  const next = places[at + 1];
  const isLast = next?.chapter !== chapter;
  if (isLast && lacksChapterTest(chapter) && isTestOpen(chapter)) return { kind: 'chapter-test', chapter };
  return next && { kind: 'video', ...next };
}

/** What a learner who comes back does next: the lesson that opens, or the step after it if it is learned. */
export function stepNow<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  needsVideoTest: boolean,
): Step<Lesson> | undefined {
  const place = openingPlace(chapters);
  if (!place) return undefined;
  const isLearned = place.video.summaryStatus === studyStatus.done;
  return (isLearned && stepAfter(chapters, place.video.v_id, needsVideoTest)) || { kind: 'video', ...place };
}
