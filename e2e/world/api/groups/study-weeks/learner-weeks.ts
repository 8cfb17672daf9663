import { studyStatus, type CourseLine, type Day, type StudyStatus } from '@suite/api';
import { addDays, daysBetween } from '../../../clock/china-time';
import { courses, weeks } from '../../../content';
import type { HomeworkContent, MaterialContent, UnitContent, WeekContent } from '../../../content/types';
import { list, type Db } from '../../../db';
import type { LearnerRow } from '../../../people/sessions';
import {
  isClassLine,
  learnerClasses,
  lineNames,
  type LearnerClass,
  type Rest,
} from '../class/learner-classes';
import { demandLine } from '../course/access';
import { notOpen } from '../../handle';

function grouped<Item>(items: readonly Item[], lineOf: (item: Item) => CourseLine): Map<CourseLine, Item[]> {
  const groups = new Map<CourseLine, Item[]>();
  for (const item of items) {
    const line = lineOf(item);
    groups.set(line, [...(groups.get(line) ?? []), item]);
  }
  return groups;
}

const byLine = grouped(weeks, ({ line }) => line);

/** The weeks of a line, in order. */
const weeksOfLine = (line: CourseLine): readonly WeekContent[] => byLine.get(line) ?? [];

const materials = new Map(weeks.flatMap((week) => week.materials).map((one) => [one.material_id, one]));
const homework = new Map(weeks.flatMap((week) => week.homework).map((one) => [one.homework_id, one]));

export const materialOfId = (id: number): MaterialContent | undefined => materials.get(id);
export const homeworkOfId = (id: number): HomeworkContent | undefined => homework.get(id);

/** A unit of the practice exercises with the place of its chapter in the line, counted from 1. */
export interface PlacedUnit {
  unit: UnitContent;
  chapter: number;
}

const units = courses
  .filter(({ is_public }) => is_public === 0)
  .flatMap(({ stages }) =>
    stages
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ unit }, at): PlacedUnit[] => (unit ? [{ unit, chapter: at + 1 }] : [])),
  );
const unitsByLine = grouped(units, ({ unit }) => unit.line);
const unitsById = new Map(units.map((placed) => [placed.unit.unit_id, placed]));

/** The units of a line, in order. */
export const unitsOfLine = (line: CourseLine): readonly PlacedUnit[] => unitsByLine.get(line) ?? [];
export const unitOfId = (id: number): PlacedUnit | undefined => unitsById.get(id);

/** The day on which a class's n-th day of study falls, counted from 1: pauses put it off. */
function studyDay(classStart: Day, rests: readonly Rest[], count: number): Day {
  const inOrder = [...rests].sort((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.reduce(
    (day, { from, to }) => {
      const start = from > classStart ? from : classStart;
      return start <= day ? addDays(day, Math.max(0, daysBetween(start, to))) : day;
    },
    addDays(classStart, count - 1),
  );
}

/** The learner who asks, and the time. */
export interface Asked {
  db: Db;
  now: number;
  learner: Pick<LearnerRow, 'id'>;
}

/** A week of study of a learner's class. */
export interface LearnerWeek extends WeekContent {
  /** The day that many days of study after the week's first. */
  dayAt(offset: number): Day;
  /** Whether its materials and its homework are open. */
  hasBegun: boolean;
  isCurrent: boolean;
}

/** A course line that the learner studies in a class, with all its weeks. */
export interface StudyLine {
  line: CourseLine;
  /** The learner's class. */
  of: LearnerClass;
  weeks: LearnerWeek[];
}

async function restsBySeat(db: Db, classes: readonly LearnerClass[]): Promise<Map<number, Rest[]>> {
  const rested = classes.filter(({ rest_count }) => rest_count > 0).map(({ seat_id }) => seat_id);
  const rests = new Map<number, Rest[]>();
  if (rested.length === 0) return rests;
  const rows = await list(db, 'class_rest', { seat_id: rested });
  for (const { seat_id, from_day: from, to_day: to } of rows) {
    rests.set(seat_id, [...(rests.get(seat_id) ?? []), { from, to }]);
  }
  return rests;
}

/** Every line of which the learner has a class, current or past. */
export async function studyLines({ db, now, learner }: Asked): Promise<StudyLine[]> {
  const { classes } = await learnerClasses({ db, now }, learner.id);
  const all = [...classes.values()];
  const rests = await restsBySeat(db, all);
  return all.map((of) => ({
    line: of.line,
    of,
    weeks: weeksOfLine(of.line).map((content) => ({
      ...content,
      dayAt: (offset) => studyDay(of.start, rests.get(of.seat_id) ?? [], (content.week - 1) * 7 + 1 + offset),
      hasBegun: of.status !== 'prepared' && content.week <= of.week,
      isCurrent: (of.status === 'studying' || of.status === 'resting') && content.week === of.week,
    })),
  }));
}

/** Which course lines a call is for. */
export type Family = (line: CourseLine) => boolean;

export const isReform: Family = (line) => line === 'reform';
/** Of any line but the reform course, which has calls of its own. */
export const isOlder: Family = (line) => line !== 'reform';

/** The learner's weeks of a family, in the order of the classes. */
export async function weeksFor(asked: Asked, family: Family): Promise<LearnerWeek[]> {
  const lines = (await studyLines(asked)).filter(({ line }) => family(line));
  return lines.sort((one, other) => (one.of.start < other.of.start ? -1 : 1)).flatMap(({ weeks }) => weeks);
}

/** A week's name; outside the finance courses it names its line too. */
export const weekName = ({ line, week_name }: Pick<WeekContent, 'line' | 'week_name'>): string =>
  isClassLine(line) && line !== 'finance' && line !== 'reform'
    ? `${lineNames[line]} · ${week_name}`
    : week_name;

/** The learner's week to which a content belongs; throws if it is not bought or not open yet. */
export async function demandWeek(
  asked: Asked,
  { line, week_id }: Pick<WeekContent, 'line' | 'week_id'>,
  thing: string,
): Promise<LearnerWeek> {
  await demandLine(asked, line);
  const week = (await weeksFor(asked, (one) => one === line)).find((one) => one.week_id === week_id);
  if (!week) throw notOpen(`开班之后才能查看${thing}`);
  if (!week.hasBegun) throw notOpen(`${thing}还没有开放，学到这一周就可以查看了`);
  return week;
}

/** A week's state by its parts. */
export function weekStatus(
  { hasBegun }: Pick<LearnerWeek, 'hasBegun'>,
  done: readonly boolean[],
): StudyStatus {
  if (!hasBegun) return studyStatus.locked;
  return done.length > 0 && done.every(Boolean) ? studyStatus.done : studyStatus.ready;
}
