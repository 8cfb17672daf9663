import type { AttemptKey } from '../../answering';
import {
  olderChapterTests,
  olderVideoTests,
  openChapterTest,
  openVideoTest,
  reformChapterTests,
  reformVideoTests,
} from './course-test';
import { openExam } from './exam';
import { openManageExam } from './manage-exam';
import type { OpenPaper, PaperAttempt } from './paper-attempt';
import { scopeParts } from './paper-places';
import { olderPapers, openPractice, reformPapers } from './practice';

/** By the beginning of the scope, before the paper's number. */
const kinds: Readonly<Record<string, OpenPaper | undefined>> = {
  exam: openExam,
  'manage-exam': openManageExam,
  [olderChapterTests.scope]: openChapterTest(olderChapterTests),
  [reformChapterTests.scope]: openChapterTest(reformChapterTests),
  [olderVideoTests.scope]: openVideoTest(olderVideoTests),
  [reformVideoTests.scope]: openVideoTest(reformVideoTests),
  [olderPapers.scope]: openPractice(olderPapers),
  [reformPapers.scope]: openPractice(reformPapers),
};

/** Reads an attempt of which the device has a draft; undefined if this release knows no such paper. */
export function openPaper({ scope, attempt }: Omit<AttemptKey, 'user'>): Promise<PaperAttempt> | undefined {
  const { kind, id } = scopeParts(scope);
  return kinds[kind]?.(id, Number(attempt));
}
