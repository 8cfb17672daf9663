import { places } from '@suite/kernel/places';
import { olderChapterTests, olderVideoTests, reformChapterTests, reformVideoTests } from './course-test';
import { olderPapers, reformPapers } from './practice';

/** Where a learner answers a paper, and where they see its result. */
export interface PaperPlaces {
  paper: string;
  result: string;
}

const both = (place: string): PaperPlaces => ({ paper: place, result: place });

/** By the beginning of the scope, before the paper's number. */
const placesOf: Readonly<Record<string, ((id: number) => PaperPlaces) | undefined>> = {
  exam: (paperId) => both(places.exam({ paperId })),
  'manage-exam': (week) => both(places.manageExam({ week })),
  [olderChapterTests.scope]: (chapterId) => ({
    paper: places.chapterTest({ chapterId }),
    result: places.chapterTestAnalysis({ chapterId }),
  }),
  [reformChapterTests.scope]: (chapterId) => ({
    paper: places.chapterTestReform({ chapterId }),
    result: places.chapterTestAnalysisReform({ chapterId }),
  }),
  [olderVideoTests.scope]: (videoId) => both(places.summaryTest({ videoId })),
  [reformVideoTests.scope]: (videoId) => both(places.summaryTestReform({ videoId })),
  [olderPapers.scope]: (unitId) => ({
    paper: places.practicePaper({ unitId }),
    result: places.practiceHistory({ unitId }),
  }),
  [reformPapers.scope]: (unitId) => ({
    paper: places.practicePaperReform({ unitId }),
    result: places.practiceHistoryReform({ unitId }),
  }),
};

/** The kind and the number in a paper's scope: `exam-9`. */
export function scopeParts(scope: string): { kind: string; id: number } {
  const [, kind = '', id] = /^(.+)-(\d+)$/.exec(scope) ?? [];
  return { kind, id: Number(id) };
}

/** Undefined if this release knows no such paper. */
export function paperPlaces(scope: string): PaperPlaces | undefined {
  const { kind, id } = scopeParts(scope);
  return placesOf[kind]?.(id);
}
