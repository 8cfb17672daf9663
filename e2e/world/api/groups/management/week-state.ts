import { draftFlag, type ManageExamState, type ManageWeek } from '@suite/api';
import { addDays, dayOf, startOfDay, timeText } from '../../../clock/china-time';
import { MANAGE_PASS, MANAGE_TRIES, type ManageWeekContent, manageWeeks } from '../../../content';
import { list } from '../../../db/queries';
import type { Asked } from '../course/access';
import { mayStudy, type Standing } from './standing';
import type { ManageExamRow } from './tables';

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
