import {
  codes,
  type ExamCertificateInfo,
  judgePaper,
  type Paper,
  paperInfo,
  type PaperStart,
  userStart,
} from '@suite/api';
import * as v from 'valibot';
import { dayOf, timeText } from '../../../clock/china-time';
import type { PaperContent } from '../../../content/types';
import type { LearnerRow } from '../../../people/tables';
import { answerColumns, heldAnswer, noAnswers, receive, sheetParams, shownQuestions } from '../../answering';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id } from '../../params';
import { Refusal } from '../../refusal';
import { deadlineOf, isPassed, secondsSpent } from './exam-rules';
import { seedExams } from './seed';
import { demandPaper, saveSitting } from './sittings';
import { type SittingRow } from './tables';

const params = { paper_id: id() };

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

    handle(judgePaper, v.object({ ...params, ...sheetParams() }), async (asking) => {
      const { db, now } = asking;
      const { paper_id, ...sheet } = asking.params;
      const { paper, row } = await demandPaper(asking, paper_id);
      if (!row) throw new Refusal(codes.PAPER_NOT_OPEN, '请先开始考试，再提交答案');
      const { answer, changed } = receive({
        questions: paper.question_list,
        held: heldAnswer(row),
        sheet: { ...sheet, used_seconds: secondsSpent(paper, row.started_at, now) },
        now,
      });
      const deadline = deadlineOf(paper, row.started_at) ?? now;
      if (changed) await saveSitting(db, { ...row, ...answerColumns(answer, Math.min(now, deadline)) });
      return answer;
    }),
  ],
};
