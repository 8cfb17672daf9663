import { links } from '@suite/kernel/links';
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
  exam: (paperId) => both(links.exam({ paperId })),
  'manage-exam': (week) => both(links.manageExam({ week })),
  [olderChapterTests.scope]: (chapterId) => ({
    paper: links.chapterTest({ chapterId }),
    result: links.chapterTestAnalysis({ chapterId }),
  }),
  [reformChapterTests.scope]: (chapterId) => ({
    paper: links.chapterTestReform({ chapterId }),
    result: links.chapterTestAnalysisReform({ chapterId }),
  }),
  [olderVideoTests.scope]: (videoId) => both(links.summaryTest({ videoId })),
  [reformVideoTests.scope]: (videoId) => both(links.summaryTestReform({ videoId })),
  [olderPapers.scope]: (unitId) => ({
    paper: links.practicePaper({ unitId }),
    result: links.practiceHistory({ unitId }),
  }),
  [reformPapers.scope]: (unitId) => ({
    paper: links.practicePaperReform({ unitId }),
    result: links.practiceHistoryReform({ unitId }),
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
