import { draftFlag, type GradeContent } from '@suite/api';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { manageGradePoints, manageWeeks } from '../../../content';
import { insert } from '../../../db/queries';
import { studyOf } from '../../../people/person';
import { answerColumns, sampleAnswers, scored } from '../../answering';
import type { Seeding } from '../../group';
import { manageEvaluations } from './evaluations';
import { saveManageLearner } from './standing';
import type { ManageLearnerRow } from './tables';
import { opensAt } from './week-state';

const HOUR = 3600_000;

/** How a person's exams went, a week each: wrong answers, or a draft. */
interface Past {
  edition: ManageLearnerRow['edition'];
  isSigned: boolean;
  isVerified: boolean;
  exams: readonly (number | 'draft')[];
  /** Evaluations that were done. */
  rated: number;
}

const unsigned: Past = { edition: 'new', isSigned: false, isVerified: false, exams: [], rated: 0 };

const pasts: Record<string, Past> = {
  'manage-new': unsigned,
  'manage-face': { ...unsigned, isSigned: true },
  'manage-mid': { edition: 'old', isSigned: true, isVerified: true, exams: [0, 3, 'draft'], rated: 0 },
  'manage-wait': { edition: 'new', isSigned: true, isVerified: true, exams: [0, 1, 0, 0, 1, 0], rated: 1 },
  'manage-done': { edition: 'new', isSigned: true, isVerified: true, exams: [0, 1, 0, 1, 0, 1], rated: 2 },
};

const pleased = (edition: ManageLearnerRow['edition']): GradeContent => ({
  grade: 5,
  points: manageGradePoints[edition].map(({ point_id }) => ({ point_id, grade: 5 })),
  tag_ids: [52],
  content: '案例都来自工作，听完当天就能用。',
});

async function seedExam(
  { db, now, learner }: Seeding,
  row: ManageLearnerRow,
  week: number,
  end: Past['exams'][number],
) {
  const questions = manageWeeks[week - 1]?.question_list ?? [];
  const isDraft = end === 'draft';
  const content = isDraft ? sampleAnswers(questions.slice(0, 2)) : sampleAnswers(questions, end);
  // The one of a running class was handed in this morning.
  const at = Math.min(opensAt(row, week) + 12 * HOUR, now - HOUR);
  const answer = {
    content,
    is_draft: isDraft ? draftFlag.DRAFT : draftFlag.NODRAFT,
    save_time: timeText(at),
    score: isDraft ? null : scored(questions, content).score,
    used_seconds: 360 + week * 17,
  };
  await insert(db, 'manage_exam', { learner_id: learner.id, week, attempt: 1, ...answerColumns(answer, at) });
}

/** Buyers of the management course, each as far as their record says. */
export async function seedManagement(seeding: Seeding): Promise<void> {
  const { db, now, person, learner } = seeding;
  const study = studyOf(person, 'management');
  if (!study) return;
  const past = pasts[person.key] ?? unsigned;
  const row: ManageLearnerRow = {
    learner_id: learner.id,
    edition: past.edition,
    start_day: addDays(dayOf(now), 1 - (study.day ?? 0)),
    mobile: past.isSigned ? learner.mobile : null,
    signed_at: past.isSigned ? now - study.boughtDaysAgo * 24 * HOUR + HOUR : null,
    verified_at: past.isVerified ? now - study.boughtDaysAgo * 24 * HOUR + 2 * HOUR : null,
  };
  await saveManageLearner(db, row);
  for (const [at, end] of past.exams.entries()) await seedExam(seeding, row, at + 1, end);
  for (const { evaluate_id, deadline } of manageEvaluations(row).slice(0, past.rated)) {
    const at = Math.min(now - 2 * HOUR, deadline - HOUR);
    await insert(db, 'manage_grade', {
      learner_id: learner.id,
      evaluate_id,
      content: JSON.stringify(pleased(row.edition)),
      at,
    });
  }
}
