import { examStanding, paperInfo, type Paper } from '@suite/api';
import { defineRecord, type LearnerId } from '@suite/kernel/records';
import type { SolvedPaper } from './cards';
import type { PaperToRead } from './use-solved-papers';

/** Numbers of the learner's exams. The server names the exam in turn alone: after a failure that is the resit. */
const exams = defineRecord<readonly number[]>({
  kind: 'review-exams',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => (Array.isArray(stored) ? stored.map(Number) : []),
});

/** Keeps the number of an exam, so that its result is read once it is there. */
export function noteExam(owner: LearnerId | undefined, paperId: number): void {
  const record = exams.of(owner);
  const known = record.read() ?? [];
  if (owner && known.indexOf(paperId) < 0) record.save([...known, paperId]);
}

/** An exam with its solutions; undefined before it has a score. */
export function solvedExam(paper: Paper): SolvedPaper | undefined {
  const standing = examStanding(paper);
  return standing === 'passed' || standing === 'failed'
    ? { bank: 'exam', at: paper.submit_time ?? '', questions: paper.paper_info.question_list }
    : undefined;
}

/** An exam to be read for the review. */
export const examToRead = (paperId: number): PaperToRead => ({
  key: `exam.${paperId}`,
  isFinal: true,
  read: async (signal) => solvedExam(await paperInfo({ paper_id: paperId }, signal, true)),
});

/** The learner's exams beside the one in turn, the latest first. */
export const earlierExams = (owner: LearnerId | undefined, inTurn: number | null): PaperToRead[] =>
  (exams.of(owner).read() ?? [])
    .filter((paperId) => paperId !== inTurn)
    .reverse()
    .map(examToRead);
