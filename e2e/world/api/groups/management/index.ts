import {
  codes,
  draftFlag,
  manageExamDetail,
  manageExamResult,
  manageExamStatus,
  submitManageExam,
  type GradeContent,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf, timeText } from '../../../clock/china-time';
import { etiquetteLessons, MANAGE_PASS, manageGradePoints, manageWeeks } from '../../../content';
import { find, insert, put } from '../../../db';
import { studyOf } from '../../../people/person';
import {
  answerColumns,
  heldAnswer,
  receive,
  sampleAnswers,
  scored,
  sheetParams,
  shownQuestions,
  usedSeconds,
} from '../../answering';
import type { Group, Seeding } from '../../group';
import { handle, notFound, Refusal, whole } from '../../handle';
import type { Asked } from '../course/access';
import { addVideos } from '../course/fill';
import { courseHandlers, credentialHandlers, evaluationHandlers, manageEvaluations } from './course';
import {
  attemptInTurn,
  canAnswer,
  demandStanding,
  isFinal,
  opensAt,
  publishedAt,
  saveManageLearner,
  shownWeek,
  totalOf,
  triesLeft,
  weekStandings,
  type ManageExamRow,
  type ManageLearnerRow,
  type WeekStanding,
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

const saveAttempt = ({ db }: Asked, row: ManageExamRow): Promise<void> =>
  put(db, 'manage_exam', ['learner_id', 'week', 'attempt'], row);

/** Answers as the learner may see them: without the score and the solutions before the result is published. */
const concealed = (of: WeekStanding, row: ManageExamRow | undefined) => {
  const held = row ? heldAnswer(row) : null;
  return held && of.state === 'submitted' ? { ...held, score: null } : held;
};

const examHandlers = [
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
async function seedManagement(seeding: Seeding): Promise<void> {
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

/** The management course: its steps, weekly exams, evaluations, etiquette class and certificate. */
export const management: Group = {
  name: 'management',
  handlers: [...courseHandlers, ...examHandlers, ...evaluationHandlers, ...credentialHandlers],
  fill: ({ db }) => addVideos(db, etiquetteLessons),
  seed: seedManagement,
};
