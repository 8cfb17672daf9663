import { olderChapterTests, reformChapterTests, type ChapterTests } from '@suite/features/paper/kinds';
import { places, type Place } from '@suite/kernel/places';

/** What the chapter tests of the older courses and of the reform course differ in. */
export interface ChapterTestEdition {
  tests: ChapterTests;
  analysisPlace: Place<'chapterId' | 'courseId?'>;
}

export const olderEdition: ChapterTestEdition = {
  tests: olderChapterTests,
  analysisPlace: places.chapterTestAnalysis,
};

export const reformEdition: ChapterTestEdition = {
  tests: reformChapterTests,
  analysisPlace: places.chapterTestAnalysisReform,
};
