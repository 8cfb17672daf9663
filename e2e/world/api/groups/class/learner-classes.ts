import type { ClassInfo, Day } from '@suite/api';
import { dayOf, timeText, weekdayOf } from '../../../clock/china-time';
import type { Db } from '../../../db/tables';
import { nameOfClass } from './course-content';
import { classLines, type ClassLine } from './lines';
import { cancelDeadline } from './schedule';
import { studyState, type StudyState } from './study-state';

type Asked = { db: Db; now: number };

/** A learner's class of a course line, and where they stand in it today. */
export interface LearnerClass extends StudyState {
  seat_id: number;
  class_id: number;
  class_name: string;
  line: ClassLine;
  teacher_id: number;
  start: Day;
  week_count: number;
  /** Last moment at which it can be cancelled. */
  cancel_until: number;
  /** Pauses that were taken so far. */
  rest_count: number;
  /** The pause that is going on; undefined without one. */
  rest: { id: number; from: Day; to: Day } | undefined;
}

/** A line with classes that a learner has bought. */
export interface Bought {
  line: ClassLine;
  bought_at: number;
  /** Null until the learner graduates. */
  graduated_at: number | null;
}

/** The lines that a learner has bought, and their classes by line. */
export interface LearnerClasses {
  bought: Bought[];
  classes: Map<ClassLine, LearnerClass>;
}

async function boughtOf({ db, now }: Asked, learnerId: number): Promise<Bought[]> {
  const rows = await db
    .selectFrom('enrolment')
    .select(['product as line', 'bought_at', 'graduated_at'])
    .where('learner_id', '=', learnerId)
    .where('product', 'in', classLines)
    .where('bought_at', '<=', now)
    .execute();
  return (rows as Bought[]).map((row) => ({
    ...row,
    graduated_at: row.graduated_at !== null && row.graduated_at <= now ? row.graduated_at : null,
  }));
}

async function classesOf({ db, now }: Asked, learnerId: number, bought: Bought[]): Promise<LearnerClass[]> {
  const seats = await db
    .selectFrom('class_seat')
    .innerJoin('class', 'class.id', 'class_seat.class_id')
    .selectAll('class')
    .select(['class_seat.id as seat_id', 'class_seat.by_staff', 'class_seat.taken_at'])
    .where('class_seat.learner_id', '=', learnerId)
    .where('class_seat.cancelled_at', 'is', null)
    .execute();
  const owned = seats.filter((seat) => bought.some(({ line }) => line === seat.line));
  if (owned.length === 0) return [];
  const today = dayOf(now);
  const pauses = await db
    .selectFrom('class_rest')
    .selectAll()
    .where(
      'seat_id',
      'in',
      owned.map(({ seat_id }) => seat_id),
    )
    .orderBy('id')
    .execute();
  return owned.map(({ id, line, seat_id, start_date, week_count, teacher_id, by_staff, taken_at }) => {
    const rests = pauses
      .filter((pause) => pause.seat_id === seat_id)
      .map((pause) => ({ id: pause.id, from: pause.from_day, to: pause.to_day }));
    const graduated = bought.some((one) => one.line === line && one.graduated_at !== null);
    return {
      ...studyState({ start: start_date, weeks: week_count, rests, graduated }, today),
      seat_id,
      class_id: id,
      class_name: nameOfClass(line, start_date),
      line,
      teacher_id,
      start: start_date,
      week_count,
      cancel_until: by_staff ? taken_at : cancelDeadline(start_date),
      rest_count: rests.length,
      rest: rests.find(({ from, to }) => from <= today && today < to),
    };
  });
}

/** The learner's classes as they are now. */
export async function learnerClasses(asked: Asked, learnerId: number): Promise<LearnerClasses> {
  const bought = await boughtOf(asked, learnerId);
  const classes = await classesOf(asked, learnerId, bought);
  return { bought, classes: new Map(classes.map((one) => [one.line, one])) };
}

/** The learner's class of a line; undefined without one. */
export async function classOf(
  asked: Asked,
  learnerId: number,
  line: ClassLine,
): Promise<LearnerClass | undefined> {
  return (await learnerClasses(asked, learnerId)).classes.get(line);
}

const ranks = { studying: 0, resting: 1, prepared: 2, finished: 3 } as const;

/** The class that the learner is studying in; else the next one, else the last one. */
export function currentClass({ classes }: LearnerClasses): LearnerClass | undefined {
  const sorted = [...classes.values()].sort(
    (one, other) => ranks[one.status] - ranks[other.status] || (one.start < other.start ? 1 : -1),
  );
  return sorted[0];
}

/** Whether the learner can still give the place back. */
export const canCancel = ({ status, cancel_until }: LearnerClass, now: number): boolean =>
  status === 'prepared' && now <= cancel_until;

/** The class as pages see it. */
export const classInfoOf = (one: LearnerClass, now: number): ClassInfo => ({
  class_id: one.class_id,
  class_name: one.class_name,
  status: one.status,
  weekday: weekdayOf(one.start),
  start_date: one.start,
  end_date: one.end,
  cancel_deadline: timeText(one.cancel_until),
  can_cancel: canCancel(one, now) ? 1 : 0,
  current_week: one.week,
  week_count: one.week_count,
});
