import {
  codes,
  draftFlag,
  manageExamDetail,
  manageExamResult,
  manageExamStatus,
  submitManageExam,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { MANAGE_PASS } from '../../../content';
import { find } from '../../../db/queries';
import {
  answerColumns,
  heldAnswer,
  receive,
  sheetParams,
  shownQuestions,
  usedSeconds,
} from '../../answering';
import { handle } from '../../handle';
import { whole } from '../../params';
import { notFound, Refusal } from '../../refusal';
import type { Asked } from '../course/access';
import { demandStanding } from './standing';
import type { ManageExamRow } from './tables';
import {
  attemptInTurn,
  canAnswer,
  isFinal,
  publishedAt,
  shownWeek,
  totalOf,
  triesLeft,
  type WeekStanding,
  weekStandings,
} from './week-state';

const week = () => whole(1, 100);

async function demandWeek(asked: Asked, number: number): Promise<WeekStanding> {
  const weeks = await weekStandings(asked, await demandStanding(asked));
  const found = weeks.find(({ content }) => content.week === number);
  if (!found) throw notFound('没有这一周的考试');
  return found;
}

const attemptRow = ({ db, learner }: Asked, of: WeekStanding, attempt: number) =>
  find(db, 'manage_exam', { learner_id: learner.id, week: of.content.week, attempt });

/** The attempt that was asked for: one that has begun, or the one in turn. */
async function demandAttempt(asked: Asked, of: WeekStanding, attempt: number | undefined) {
  const inTurn = attemptInTurn(of);
  const row = await attemptRow(asked, of, attempt ?? inTurn);
  if (row && (attempt !== undefined || !isFinal(row))) return { attempt: row.attempt, row };
  if (of.state === 'locked') throw new Refusal(codes.PAPER_NOT_OPEN, '本周考试还没有开放');
  if (!canAnswer(of) || (attempt !== undefined && attempt !== inTurn)) {
    throw new Refusal(codes.PAPER_SUBMITTED, '本周考试已经交卷');
  }
  return { attempt: inTurn, row };
}

async function saveAttempt({ db }: Asked, row: ManageExamRow): Promise<void> {
  await db
    .insertInto('manage_exam')
    .values(row)
    .onConflict((conflict) => conflict.columns(['learner_id', 'week', 'attempt']).doUpdateSet(row))
    .execute();
}

/** Answers as the learner may see them: without the score and the solutions before the result is published. */
const concealed = (of: WeekStanding, row: ManageExamRow | undefined) => {
  const held = row ? heldAnswer(row) : null;
  return held && of.state === 'submitted' ? { ...held, score: null } : held;
};

export const examHandlers = [
  handle(manageExamStatus, async (asking) =>
    (await weekStandings(asking, await demandStanding(asking))).map(shownWeek),
  ),

  handle(manageExamDetail, v.object({ week: week(), attempt: v.optional(whole(1, 100)) }), async (asking) => {
    const of = await demandWeek(asking, asking.params.week);
    const { attempt, row } = await demandAttempt(asking, of, asking.params.attempt);
    const { title, rule, question_list } = of.content;
    const held = concealed(of, row);
    return {
      week: of.content.week,
      title,
      attempt,
      rule,
      total_score: totalOf(of.content),
      pass_score: MANAGE_PASS,
      question_list: shownQuestions(
        question_list,
        held && of.state === 'submitted' ? { ...held, is_draft: draftFlag.DRAFT } : held,
      ),
      user_answer: held,
      server_time: timeText(asking.now),
    };
  }),

  handle(
    submitManageExam,
    v.object({ week: week(), attempt: whole(1, 100), used_seconds: usedSeconds(), ...sheetParams() }),
    async (asking) => {
      const { learner, now } = asking;
      const { week: number, attempt, ...sheet } = asking.params;
      const of = await demandWeek(asking, number);
      const { row } = await demandAttempt(asking, of, attempt);
      const { answer, changed } = receive({
        questions: of.content.question_list,
        held: row ? heldAnswer(row) : null,
        sheet,
        now,
      });
      if (changed) {
        await saveAttempt(asking, {
          learner_id: learner.id,
          week: number,
          attempt,
          ...answerColumns(answer, now),
        });
      }
      const submittedAt = row?.submitted_at ?? now;
      return publishedAt(number, submittedAt) <= now ? answer : { ...answer, score: null };
    },
  ),

  handle(manageExamResult, v.object({ week: week() }), async (asking) => {
    const of = await demandWeek(asking, asking.params.week);
    const row = [of.last, await attemptRow(asking, of, (of.last?.attempt ?? 1) - 1)].find(isFinal);
    if (!row || row.submitted_at === null) throw notFound('本周考试还没有交卷');
    const isPublished = of.state !== 'submitted';
    const score = row.score ?? 0;
    const held = heldAnswer(row);
    return {
      week: of.content.week,
      title: of.content.title,
      attempt: row.attempt,
      tries_left: triesLeft({ last: row }),
      is_pass: isPublished ? (score >= MANAGE_PASS ? 1 : 0) : null,
      score: isPublished ? score : null,
      total_score: totalOf(of.content),
      pass_score: MANAGE_PASS,
      used_seconds: row.used_seconds,
      submit_time: timeText(row.submitted_at),
      result_time: timeText(of.published ?? row.submitted_at),
      question_list: isPublished ? shownQuestions(of.content.question_list, held) : [],
    };
  }),
];
