import { olderVideoTests, reformVideoTests, type VideoTests } from '@suite/features/paper/kinds';
import { places, type Place } from '@suite/kernel/places';
import { olderPractice, reformPractice, type PracticeEdition } from '../practice/practice-edition';

/** From where the learner came, as far as the address says it. */
export interface TestedChapter {
  chapterId?: number;
  courseId?: number;
}

/** What the summary tests of the older courses and of the reform course differ in. */
export interface SummaryTestEdition {
  tests: VideoTests;
  chapterTestPlace: Place<'chapterId' | 'courseId?'>;
  /** Where the course is watched. */
  player: string;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (videoId: number, of: TestedChapter) => string;
  /** A unit has no test of its own: its practice paper is opened instead. */
  practice: PracticeEdition;
}

export const olderSummaryTests: SummaryTestEdition = {
  tests: olderVideoTests,
  chapterTestPlace: places.chapterTest,
  player: places.video(),
  // Several courses share these tests: the page of the chapter knows the course's player.
  pageAfter: (afterId, { chapterId, courseId }) =>
    chapterId ? places.chapter({ chapterId, courseId, afterId }) : places.video({ afterId }),
  practice: olderPractice,
};

export const reformSummaryTests: SummaryTestEdition = {
  tests: reformVideoTests,
  chapterTestPlace: places.chapterTestReform,
  player: places.videoReform(),
  pageAfter: (afterId, { courseId }) => places.videoReform({ courseId, afterId }),
  practice: reformPractice,
};
