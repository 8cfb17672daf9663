import { olderChapterTests, reformChapterTests, type ChapterTests } from '@suite/features/paper/kinds';
import { links, type LinkTo } from '@suite/kernel/links';

/** What the chapter tests of the older courses and of the reform course differ in. */
export interface ChapterTestEdition {
  tests: ChapterTests;
  analysisLink: LinkTo<'chapterId' | 'courseId?'>;
}

export const chapterTestEditions: Record<'older' | 'reform', ChapterTestEdition> = {
  older: { tests: olderChapterTests, analysisLink: links.chapterTestAnalysis },
  reform: { tests: reformChapterTests, analysisLink: links.chapterTestAnalysisReform },
};
