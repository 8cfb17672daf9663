import { draftFlag, type UserAnswer } from '@suite/api';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import type { PaperContent } from '../../../content/types';
import { answerColumns, sampleAnswers, scored } from '../../answering';
import type { Seeding } from '../../group';
import { studyLines } from '../../study-weeks/learner-weeks';
import { papersOfLine } from './paper-content';
import { saveSitting } from './sittings';

const MINUTE = 60_000;
const EVENING = 20 * 60 * MINUTE;

/** How the exam of a finished line ended, if the person has not passed. */
const outcomes: Record<string, 'failed' | 'draft' | undefined> = {
  'premium advanced': 'failed',
  'to-sign reform': 'draft',
};

function answerOf({ question_list }: PaperContent, outcome: 'passed' | 'failed' | 'draft'): UserAnswer {
  const count = question_list.length;
  const isDraft = outcome === 'draft';
  const content = isDraft
    ? sampleAnswers(question_list.slice(0, Math.ceil(count / 2)))
    : sampleAnswers(question_list, outcome === 'failed' ? Math.ceil(count * 0.6) : Math.floor(count / 8));
  return {
    content,
    is_draft: isDraft ? draftFlag.DRAFT : draftFlag.NODRAFT,
    save_time: '',
    score: isDraft ? null : scored(question_list, content).score,
    used_seconds: 0,
  };
}

/** Exams of the courses that a person has finished. */
export async function seedExams({ db, now, person, learner }: Seeding): Promise<void> {
  for (const { line, of } of await studyLines({ db, now, learner })) {
    const [paper] = papersOfLine(line);
    if (!paper || of.status !== 'finished') continue;
    const outcome = outcomes[`${person.key} ${line}`] ?? 'passed';
    // A paper with a time limit cannot stay a draft: it is handed in at the deadline.
    const day = outcome === 'draft' ? addDays(dayOf(now), -1) : of.end;
    const started_at = startOfDay(day) + EVENING;
    const saved_at = started_at + Math.min(20, (paper.minutes || 40) - 1) * MINUTE;
    const answer = {
      ...answerOf(paper, outcome),
      save_time: timeText(saved_at),
      used_seconds: (saved_at - started_at) / 1000,
    };
    const row = { learner_id: learner.id, paper_id: paper.id, started_at };
    await saveSitting(db, { ...row, ...answerColumns(answer, saved_at) });
  }
}
