import { olderVideoTests, reformVideoTests, type VideoTests } from '@suite/features/paper/kinds';
import { links, type LinkTo } from '@suite/kernel/links';
import { practiceEditions, type PracticeEdition } from '../practice/practice-edition';

/** From where the learner came, as far as the address says it. */
export interface TestedChapter {
  chapterId?: number;
  courseId?: number;
}

/** What the summary tests of the older courses and of the reform course differ in. */
export interface SummaryTestEdition {
  tests: VideoTests;
  chapterTestLink: LinkTo<'chapterId' | 'courseId?'>;
  /** Where the course is watched. */
  player: string;
  /** Where the learner goes on after a test that was passed. */
  pageAfter: (videoId: number, of: TestedChapter) => string;
  /** A unit has no test of its own: its practice paper is opened instead. */
  practice: PracticeEdition;
}

export const summaryTestEditions: Record<'older' | 'reform', SummaryTestEdition> = {
  older: {
    tests: olderVideoTests,
    chapterTestLink: links.chapterTest,
    player: links.video(),
    // Several courses share these tests: the page of the chapter knows the course's player.
    pageAfter: (afterId, { chapterId = 0, courseId }) => links.chapter({ chapterId, courseId, afterId }),
    practice: practiceEditions.older,
  },
  reform: {
    tests: reformVideoTests,
    chapterTestLink: links.chapterTestReform,
    player: links.videoReform(),
    pageAfter: (afterId, { courseId }) => links.videoReform({ courseId, afterId }),
    practice: practiceEditions.reform,
  },
};
