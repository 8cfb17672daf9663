import { codes, draftFlag, type ManageEditionName, type ManageExamState, type ManageWeek } from '@suite/api';
import type { Selectable } from 'kysely';
import { addDays, dayOf, daysBetween, startOfDay, timeText } from '../../../clock/china-time';
import { MANAGE_PASS, MANAGE_TRIES, manageWeeks, type ManageWeekContent } from '../../../content';
import { find, list, put, type Db } from '../../../db';
import type { AnswerColumns } from '../../answering';
import { Refusal } from '../../handle';
import { boughtBy, type Asked } from '../course/access';
import type { GradeTable } from '../evaluation/tables';
import { mainContractFacts } from './contract-facts';

interface ManageLearnerTable {
  learner_id: number;
  edition: ManageEditionName;
  /** First day of the first week. */
  start_day: string;
  /** The number for news of the course; null before one is bound. */
  mobile: string | null;
  signed_at: number | null;
  verified_at: number | null;
}

interface ManageExamTable extends AnswerColumns {
  learner_id: number;
  week: number;
  attempt: number;
}

declare module '../../../db' {
  interface Tables {
    /** Buyers of the management course, and what they did before the first week. */
    manage_learner: ManageLearnerTable;
    /** Attempts at the weeks' exams. */
    manage_exam: ManageExamTable;
    manage_grade: GradeTable;
  }
}

export type ManageLearnerRow = Selectable<ManageLearnerTable>;
export type ManageExamRow = Selectable<ManageExamTable>;

/** A buyer of the management course, and the day of study that today is. */
export interface Standing extends ManageLearnerRow {
  day: number;
}

/** Stores what a learner did before the first week. */
export const saveManageLearner = (db: Db, row: ManageLearnerRow): Promise<void> =>
  put(db, 'manage_learner', ['learner_id'], row);

/** The state in which a purchase puts a learner: the first week begins on the next day. */
const firstStanding = (learnerId: number, boughtAt: number): ManageLearnerRow => ({
  learner_id: learnerId,
  edition: 'new',
  start_day: addDays(dayOf(boughtAt), 1),
  mobile: null,
  signed_at: null,
  verified_at: null,
});

/** The learner in the management course; undefined unless they have bought it. */
export async function standingOf(asked: Asked): Promise<Standing | undefined> {
  const boughtAt = (await boughtBy(asked)).get('management');
  if (boughtAt === undefined) return undefined;
  const row = await find(asked.db, 'manage_learner', { learner_id: asked.learner.id });
  const known = row ?? firstStanding(asked.learner.id, boughtAt);
  const since = await mainContractFacts(asked);
  return {
    ...known,
    signed_at: known.signed_at ?? since.signed_at,
    verified_at: known.verified_at ?? since.verified_at,
    day: daysBetween(known.start_day, dayOf(asked.now)) + 1,
  };
}

/** Throws NOT_BOUGHT unless the learner owns the management course. */
export async function demandStanding(asked: Asked): Promise<Standing> {
  const standing = await standingOf(asked);
  if (!standing) throw new Refusal(codes.NOT_BOUGHT, '购买管理课程后才能学习');
  return standing;
}

/** Whether the contract is signed and the face is verified: study opens then. */
export const mayStudy = ({ signed_at, verified_at }: ManageLearnerRow): boolean =>
  signed_at !== null && verified_at !== null;

const HOUR = 3600_000;

/** The exam of a week opens in the morning of its fifth day. */
export const opensAt = ({ start_day }: Pick<Standing, 'start_day'>, week: number): number =>
  startOfDay(addDays(start_day, (week - 1) * 7 + 4)) + 8 * HOUR;

/** The last exam is looked through by the staff; the others are scored at once. */
export const publishedAt = (week: number, submittedAt: number): number =>
  week === manageWeeks.length ? startOfDay(addDays(dayOf(submittedAt), 1)) + 10 * HOUR : submittedAt;

export const isFinal = (row: ManageExamRow | undefined): boolean => row?.is_draft === draftFlag.NODRAFT;

/** A week with the learner's last attempt. */
export interface WeekStanding {
  content: ManageWeekContent;
  last: ManageExamRow | undefined;
  state: ManageExamState;
  opens: number;
  /** When the result is known; null unless the last attempt was handed in. */
  published: number | null;
}

function stateOf(last: ManageExamRow | undefined, isOpen: boolean, isPublished: boolean): ManageExamState {
  if (last && !isFinal(last)) return 'draft';
  if (!last) return isOpen ? 'open' : 'locked';
  if (!isPublished) return 'submitted';
  return (last.score ?? 0) >= MANAGE_PASS ? 'passed' : 'failed';
}

/** Every week as the learner finds it. */
export async function weekStandings(asked: Asked, standing: Standing): Promise<WeekStanding[]> {
  const rows = await list(asked.db, 'manage_exam', { learner_id: asked.learner.id }, 'attempt');
  return manageWeeks.map((content) => {
    const last = rows.filter(({ week }) => week === content.week).pop();
    const opens = opensAt(standing, content.week);
    const published =
      last && last.submitted_at !== null ? publishedAt(content.week, last.submitted_at) : null;
    const isOpen = mayStudy(standing) && asked.now >= opens;
    return {
      content,
      last,
      state: stateOf(last, isOpen, published !== null && asked.now >= published),
      opens,
      published,
    };
  });
}

export const triesLeft = ({ last }: Pick<WeekStanding, 'last'>): number =>
  Math.max(0, MANAGE_TRIES - (last?.attempt ?? 0));

/** Whether there is something to answer now. */
export const canAnswer = (of: WeekStanding): boolean =>
  of.state === 'open' || of.state === 'draft' || (of.state === 'failed' && triesLeft(of) > 0);

/** The number of the attempt that the learner can answer now. */
export const attemptInTurn = ({ last, state }: WeekStanding): number =>
  state === 'failed' ? (last?.attempt ?? 0) + 1 : (last?.attempt ?? 1);

export const totalOf = ({ question_list }: ManageWeekContent): number =>
  question_list.reduce((sum, { score }) => sum + score, 0);

/** A week as the calls show it. */
export function shownWeek(of: WeekStanding): ManageWeek {
  const { content, last, state, opens, published } = of;
  return {
    week: content.week,
    title: content.title,
    summary: content.summary,
    state,
    start_time: timeText(opens),
    result_time: published === null ? null : timeText(published),
    attempt: last?.attempt ?? 1,
    tries_left: triesLeft(of),
    score: state === 'passed' || state === 'failed' ? (last?.score ?? 0) : null,
    pass_score: MANAGE_PASS,
    total_score: totalOf(content),
  };
}
