import {
  codes,
  draftFlag,
  judgePaper,
  paperInfo,
  userStart,
  type ExamCertificateInfo,
  type Paper,
  type PaperStart,
  type UserAnswer,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import type { PaperContent } from '../../../content/types';
import type { LearnerRow } from '../../../people/sessions';
import {
  answerColumns,
  heldAnswer,
  noAnswers,
  receive,
  sampleAnswers,
  scored,
  sheetParams,
  shownQuestions,
  usedSeconds,
} from '../../answering';
import type { Group, Seeding } from '../../group';
import { handle, id, Refusal } from '../../handle';
import { studyLines } from '../study-weeks/learner-weeks';
import {
  deadlineOf,
  demandPaper,
  isPassed,
  papersOfLine,
  saveSitting,
  secondsSpent,
  type SittingRow,
} from './sittings';

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
async function seedExams({ db, now, person, learner }: Seeding): Promise<void> {
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

const params = { paper_id: id() };

/** Where the time is limited it runs from the start; else a paper may rest for days, and the learner's own count is right. */
const usedOf = ({ minutes }: PaperContent, own: number | undefined, sinceStart: number) =>
  minutes > 0 || own === undefined ? sinceStart : Math.min(own, sinceStart);

function startOf(paper: PaperContent, startedAt: number, now: number): PaperStart {
  const deadline = deadlineOf(paper, startedAt);
  return {
    start_time: timeText(startedAt),
    deadline: deadline === null ? null : timeText(deadline),
    server_time: timeText(now),
  };
}

function certificateOf(
  paper: PaperContent,
  row: SittingRow,
  learner: LearnerRow,
): ExamCertificateInfo | null {
  if (row.submitted_at === null || !isPassed(paper, row)) return null;
  const day = dayOf(row.submitted_at).replace(/-/g, '');
  return {
    certificate_no: `KS${day}${paper.id}${String(learner.id).padStart(6, '0')}`,
    name: learner.name || learner.nickname,
    title: paper.title,
    issue_time: timeText(row.submitted_at),
  };
}

function paperFor(paper: PaperContent, row: SittingRow | undefined, learner: LearnerRow, now: number): Paper {
  const { line: _, ...info } = paper;
  const held = row ? heldAnswer(row) : null;
  return {
    paper_info: { ...info, question_list: shownQuestions(paper.question_list, held) },
    user_answer: held,
    user_start: row ? startOf(paper, row.started_at, now) : null,
    submit_time: row && row.submitted_at !== null ? timeText(row.submitted_at) : null,
    certificate_info: row ? certificateOf(paper, row, learner) : null,
    server_time: timeText(now),
  };
}

/** Exams at the end of a course, with a limit of time and a certificate. */
export const exam: Group = {
  name: 'exam',
  seed: seedExams,
  handlers: [
    handle(paperInfo, v.object(params), async (asking) => {
      const { paper, row } = await demandPaper(asking, asking.params.paper_id);
      return paperFor(paper, row, asking.learner, asking.now);
    }),

    handle(userStart, v.object(params), async (asking) => {
      const { db, now, learner } = asking;
      const { paper, row } = await demandPaper(asking, asking.params.paper_id);
      if (!row)
        await saveSitting(db, { ...noAnswers, learner_id: learner.id, paper_id: paper.id, started_at: now });
      return startOf(paper, row?.started_at ?? now, now);
    }),

    handle(
      judgePaper,
      v.object({ ...params, ...sheetParams(), used_seconds: v.optional(usedSeconds()) }),
      async (asking) => {
        const { db, now } = asking;
        const { paper_id, ...sheet } = asking.params;
        const { paper, row } = await demandPaper(asking, paper_id);
        if (!row) throw new Refusal(codes.PAPER_NOT_OPEN, '请先开始考试，再提交答案');
        const { answer, changed } = receive({
          questions: paper.question_list,
          held: heldAnswer(row),
          sheet: {
            ...sheet,
            used_seconds: usedOf(paper, sheet.used_seconds, secondsSpent(paper, row.started_at, now)),
          },
          now,
        });
        const deadline = deadlineOf(paper, row.started_at) ?? now;
        if (changed) await saveSitting(db, { ...row, ...answerColumns(answer, Math.min(now, deadline)) });
        return answer;
      },
    ),
  ],
};
