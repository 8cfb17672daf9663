import type { Study as Enrolled } from '../../../people/person';
import type { ChapterEntry, VideoEntry } from './catalogue';

/** Something that a person did on a day of study, counted from 1. */
export type Step =
  | { kind: 'learned' | 'begun'; video: VideoEntry; day: number }
  | { kind: 'video-test'; video: VideoEntry; day: number }
  | { kind: 'chapter-test'; chapter: ChapterEntry; day: number; outcome: 'pass' | 'fail' }
  | { kind: 'draft'; test: { video: VideoEntry } | { chapter: ChapterEntry }; day: number };

/** Days between two lessons of a collection. */
const FREE_PACE = 3;

/** A collection: one lesson every few days, and the next one begun. */
export function freeSteps(chapters: readonly ChapterEntry[], day: number): Step[] {
  const videos = chapters.flatMap((chapter) => chapter.videos);
  const count = Math.min(videos.length - 1, Math.floor(day / FREE_PACE));
  const learned = videos
    .slice(0, count)
    .map((video, at): Step => ({ kind: 'learned', video, day: (at + 1) * FREE_PACE }));
  const next = videos[count];
  return next ? [...learned, { kind: 'begun', video: next, day }] : learned;
}

/**
 * A class: a chapter a week, a lesson a day, the chapter's test on its seventh day. With `failsOnce`
 * the last of these tests went wrong, so that nothing after it is open.
 */
export function classSteps(
  chapters: readonly ChapterEntry[],
  today: number,
  { failsOnce = false, drafts = false } = {},
): Step[] {
  const steps: Step[] = [];
  const weeksOver = Math.min(chapters.length, Math.floor((today - 1) / 7));
  let current: VideoEntry | undefined;
  let next: ChapterEntry | undefined;
  chapters.forEach((chapter, week) => {
    if (week > weeksOver || (failsOnce && week === weeksOver)) return;
    chapter.videos.forEach((video, at) => {
      const day = week * 7 + Math.min(at + 1, 7);
      if (day >= today) {
        current ??= video;
        return;
      }
      steps.push({ kind: 'learned', video, day });
      if (video.has_test) steps.push({ kind: 'video-test', video, day });
    });
    const isOver = week < weeksOver;
    const outcome = failsOnce && week === weeksOver - 1 ? 'fail' : 'pass';
    if (isOver && chapter.has_test) steps.push({ kind: 'chapter-test', chapter, day: week * 7 + 7, outcome });
    if (!isOver && !current) next = chapter;
  });
  if (current) steps.push({ kind: 'begun', video: current, day: today });
  if (drafts && current?.has_test) steps.push({ kind: 'draft', test: { video: current }, day: today });
  // A draft of a test that is not taken yet, or of another try at the last one.
  const tested = next ?? chapters[weeksOver - 1];
  if (drafts && tested?.has_test) steps.push({ kind: 'draft', test: { chapter: tested }, day: today });
  return steps;
}

/** The day of study that today would be for a graduate. */
export const lastDay = (chapters: readonly ChapterEntry[], { graduatedDaysAgo = 0 }: Enrolled): number =>
  chapters.length * 7 + graduatedDaysAgo + 1;
