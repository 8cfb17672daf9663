import { enrolmentsOf } from '../../../people/sessions';
import type { ClassDay, ClassInfo, ClassStatus, CourseLine, Day } from '@suite/api';
import { addDays, dayOf, daysBetween, startOfDay, timeText, weekdayOf } from '../../../clock/china-time';
import { classNames, classPattern, courses, holidayOf, teachers } from '../../../content';
import { list, type Db } from '../../../db';

/** The course lines that are studied in classes. */
export const classLines = ['finance', 'reform', 'advanced', 'investment', 'industry'] as const;
export type ClassLine = (typeof classLines)[number];

export const isClassLine = (line: string): line is ClassLine =>
  (classLines as readonly string[]).includes(line);

/** A line's name in texts for learners. */
export const lineNames: Record<ClassLine, string> = {
  finance: '财商课',
  reform: '财商课',
  advanced: '进阶课',
  investment: '投资课',
  industry: '行业课',
};

/** Days after the purchase within which the learner chooses a class; null where the staff assigns. */
const chooseDays: Record<ClassLine, number | null> = {
  finance: 30,
  reform: 30,
  advanced: 45,
  investment: null,
  industry: null,
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A class can be chosen from the day after tomorrow on, so that there is time to cancel. */
const FIRST = 2;

/** Days on which the staff assigns a learner, after the time to choose. */
const ASSIGNING = 1;

/** Last moment at which a class can be chosen; null where the staff assigns. */
export function chooseDeadline(line: ClassLine, boughtAt: number): number | null {
  const days = chooseDays[line];
  return days === null ? null : startOfDay(addDays(dayOf(boughtAt), days + 1)) - SECOND;
}

/** Moment at which the staff has assigned a learner who has no class. */
export const assignedAt = (line: ClassLine, boughtAt: number): number =>
  startOfDay(addDays(dayOf(chooseDeadline(line, boughtAt) ?? boughtAt), ASSIGNING)) + 10 * HOUR;

/** Last moment at which a chosen class can be cancelled. */
const cancelDeadline = (start: Day): number => startOfDay(start) - classPattern.cancelHours * HOUR;

/** Number of the class that begins on a day, in the order of the days. */
function classNumber(day: Day): number {
  const week = Math.floor(daysBetween('2024-01-01', day) / 7);
  const place = classPattern.weekdays.filter((weekday) => weekday <= weekdayOf(day)).length;
  return week * classPattern.weekdays.length + place;
}

/** Places of the class that begins on a day; 0 when none does. */
const placesOn = (day: Day): number => (holidayOf(day) === '' ? classPattern.capacity[weekdayOf(day)] : 0);

/** The first day on which a class begins, from that day on. */
export function nextClassDay(from: Day): Day {
  let day = from;
  while (placesOn(day) === 0) day = addDays(day, 1);
  return day;
}

/** Places taken by learners who are not in the database. */
function othersEnrolled(day: Day): number {
  const percents = classPattern.enrolledPercent;
  const percent = percents[classNumber(day) % percents.length] ?? 0;
  return Math.floor((placesOn(day) * percent) / 100);
}

/** What a learner can choose from on a day; `taken` counts learners' places by day. */
export function classDayOf(day: Day, today: Day, taken: ReadonlyMap<Day, number>): ClassDay {
  const inWindow = day >= addDays(today, FIRST) && day <= addDays(today, classPattern.daysAhead);
  const capacity = inWindow ? placesOn(day) : 0;
  return {
    date: day,
    weekday: weekdayOf(day),
    capacity,
    enrolled: Math.min(capacity, othersEnrolled(day) + (taken.get(day) ?? 0)),
    holiday: holidayOf(day),
  };
}

/** Every day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days that can be chosen from, holidays included. */
export function comingDays(today: Day): Day[] {
  const count = classPattern.daysAhead - FIRST + 1;
  const days = Array.from({ length: count }, (_, at) => addDays(today, FIRST + at));
  return days.filter((day) => classPattern.weekdays.includes(weekdayOf(day)));
}

/** A pause: from a day to the day on which the learner goes on. */
export interface Rest {
  from: Day;
  to: Day;
}

/** Where a learner stands in a class on a day. */
interface StudyState {
  status: ClassStatus;
  /** Days of study so far, this one included and pauses left out; 0 before the class begins. */
  day: number;
  /** 0 before the class begins. */
  week: number;
  /** Last day, put off by the pauses. */
  end: Day;
  /** Days of study in all. */
  days: number;
}

const overlap = (rest: Rest, from: Day, to: Day): number => {
  const start = rest.from > from ? rest.from : from;
  const end = rest.to < to ? rest.to : to;
  return Math.max(0, daysBetween(start, end));
};

/** Where a learner stands on a day in a class that began then and has so many weeks. */
function studyState(
  course: { start: Day; weeks: number; rests: readonly Rest[]; graduated: boolean },
  today: Day,
): StudyState {
  const { start, weeks, rests, graduated } = course;
  const days = weeks * 7;
  const rested = rests.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(from, to)), 0);
  const end = addDays(start, days - 1 + rested);
  if (today < start && !graduated) return { status: 'prepared', day: 0, week: 0, end, days };
  const tomorrow = addDays(today, 1);
  const paused = rests.reduce((sum, rest) => sum + overlap(rest, start, tomorrow), 0);
  const day = graduated ? days : Math.min(days, daysBetween(start, tomorrow) - paused);
  const resting = rests.some(({ from, to }) => from <= today && today < to);
  const status = graduated || today > end ? 'finished' : resting ? 'resting' : 'studying';
  return { status, day, week: Math.max(1, Math.ceil(day / 7)), end, days };
}

/** Name of a line's course. */
export function courseName(line: CourseLine): string {
  const course = courses.find((one) => one.line === line && one.is_public === 0);
  if (!course) throw new Error(`there is no course of ${line}`);
  return course.course_name;
}

/** Weeks of study of a line. */
export const weekCount = (line: ClassLine): number => classPattern.weekCount[line];

/** Name of the class of a line that begins on a day. */
export const nameOfClass = (line: ClassLine, start: Day): string =>
  classNames[line].replace('{}', String(classNumber(start)));

/** The teacher of a class; where a line has several, they take turns. */
export function teacherOfClass(line: ClassLine, start: Day): number {
  const able = teachers.filter(({ lines }) => lines.includes(line));
  const teacher = able[Math.floor(daysBetween('1970-01-05', start) / 7) % able.length];
  if (!teacher) throw new Error(`nobody teaches ${line}`);
  return teacher.teacher_id;
}

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
interface Bought {
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
  const rows = await enrolmentsOf({ db, now }, learnerId);
  return rows.flatMap(({ product: line, bought_at, graduated_at: at }) =>
    isClassLine(line) ? { line, bought_at, graduated_at: at !== null && at <= now ? at : null } : [],
  );
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
  const pauses = await list(db, 'class_rest', { seat_id: owned.map(({ seat_id }) => seat_id) }, 'id');
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
