import { codes, type CourseLine, type Day, type Flag } from '@suite/api';
import type { Selectable } from 'kysely';
import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import type { Db } from '../../../db';
import { enrolmentsOf, type LearnerRow, type Product } from '../../../people/sessions';
import { notFound, Refusal, rule } from '../../handle';

interface CourseTable {
  id: number;
  line: CourseLine;
  name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  is_public: Flag;
  /** A second course of its line is open only to those to whom it was given. */
  is_second: Flag;
  place: number;
}

interface StageTable {
  id: number;
  course_id: number;
  name: string;
  cover: string;
  place: number;
}

interface ChapterTable {
  id: number;
  course_id: number;
  stage_id: number;
  name: string;
  pass_score: number;
  /** The chapter as a category of the question bank. */
  category_id: number;
  /** JSON of its test's questions; null without a test. */
  test: string | null;
  place: number;
}

interface VideoTable {
  id: number;
  /** Null for a video outside the courses: a material's, a trial lesson's, a link's. */
  course_id: number | null;
  chapter_id: number | null;
  /** The line whose buyers may watch a material's video; null if every learner may. */
  line: CourseLine | null;
  name: string;
  cover: string;
  duration: number;
  /** JSON. */
  streams: string;
  /** HTML. */
  note: string;
  /** JSON of what the player lists beside it. */
  materials: string;
  pass_score: number;
  /** JSON of its test's questions; null without a test. */
  test: string | null;
  place: number;
}

interface WatchTable {
  learner_id: number;
  video_id: number;
  /** Seconds at which the learner stopped. */
  position: number;
  /** When the learner was there. */
  recorded_at: number;
  /** Seconds played in all. */
  watched: number;
  /** The latest second that was reached. */
  furthest: number;
  /** When it was learned. */
  done_at: number | null;
}

declare module '../../../db' {
  interface Tables {
    course: CourseTable;
    course_stage: StageTable;
    chapter: ChapterTable;
    video: VideoTable;
    /** How far a learner is with a video. */
    watch: WatchTable;
    /** Seconds that a learner has played on a day. */
    study_day: { learner_id: number; day: Day; seconds: number };
    /** Second courses that learners have beside the first of a line. */
    course_given: { learner_id: number; course_id: number };
    /** Courses that the staff has not opened to a learner, bought or not. */
    course_withheld: { learner_id: number; course_id: number };
  }
}

export type CourseRow = Selectable<CourseTable>;
export type StageRow = Selectable<StageTable>;
export type ChapterRow = Selectable<ChapterTable>;
export type VideoRow = Selectable<VideoTable>;
export type WatchRow = Selectable<WatchTable>;

/** The learner who asks, and the time. */
export interface Asked {
  db: Db;
  now: number;
  learner: Pick<LearnerRow, 'id'>;
}

/** What a learner has bought, with the moment. */
export type Bought = ReadonlyMap<Product, number>;

export async function boughtBy({ db, now, learner }: Asked): Promise<Bought> {
  const rows = await enrolmentsOf({ db, now }, learner.id);
  return new Map(rows.map(({ product, bought_at }) => [product, bought_at]));
}

const ZC_DAYS = 365;

/** A special course closes a year after the purchase, at the end of the day. */
export const zcClosesAt = (boughtAt: number): number =>
  startOfDay(addDays(dayOf(boughtAt), ZC_DAYS + 1)) - 1000;

const isOver = (line: CourseLine, boughtAt: number, now: number) =>
  line === 'zc' && now > zcClosesAt(boughtAt);

function demandBought(line: CourseLine, boughtAt: number | null | undefined, now: number): void {
  if (boughtAt === null || boughtAt === undefined) throw new Refusal(codes.NOT_BOUGHT, '购买课程后才能学习');
  if (isOver(line, boughtAt, now)) throw rule('课程已到期');
}

/** Throws NOT_BOUGHT unless the learner has bought the line and it is still open. */
export async function demandLine(asked: Asked, line: CourseLine): Promise<void> {
  demandBought(line, (await boughtBy(asked)).get(line), asked.now);
}

/** Courses that the learner may have, with whether the staff keeps them from the learner. */
const courses = ({ db, learner }: Asked) =>
  db
    .selectFrom('course')
    .leftJoin('course_withheld as withheld', (join) =>
      join.onRef('withheld.course_id', '=', 'course.id').on('withheld.learner_id', '=', learner.id),
    )
    .leftJoin('course_given as given', (join) =>
      join.onRef('given.course_id', '=', 'course.id').on('given.learner_id', '=', learner.id),
    )
    .where(({ eb, or }) => or([eb('course.is_second', '=', 0), eb('given.course_id', 'is not', null)]))
    .selectAll('course');

/** The courses of a line that are open to the learner, who must have bought it. */
export async function coursesOfLine(asked: Asked, line: CourseLine): Promise<CourseRow[]> {
  await demandLine(asked, line);
  return courses(asked)
    .where('withheld.course_id', 'is', null)
    .where('line', '=', line)
    .where('is_public', '=', 0)
    .orderBy('place')
    .execute();
}

/** Every course that is open to the learner: first those bought, then those for all. */
export async function ownedCourses(asked: Asked, bought: Bought): Promise<CourseRow[]> {
  const lines = [...bought].flatMap(([product, at]) =>
    product === 'management' || product === 'tools' || isOver(product, at, asked.now) ? [] : [product],
  );
  return courses(asked)
    .where('withheld.course_id', 'is', null)
    .where(({ eb, or }) =>
      or([eb('is_public', '=', 1), ...(lines.length > 0 ? [eb('line', 'in', lines)] : [])]),
    )
    .orderBy('is_public')
    .orderBy('place')
    .execute();
}

/** Which courses a call is for. */
export type Kind = (course: CourseRow) => boolean;

export const ofLine =
  (line: CourseLine): Kind =>
  (course) =>
    course.line === line && course.is_public === 0;
export const isOpen: Kind = ({ is_public }) => is_public === 1;
export const isOwn: Kind = ({ is_public }) => is_public === 0;
export const isReform: Kind = ofLine('reform');
/** Of any line whose tests come in the older shape. */
export const isOlder: Kind = (course) => !isReform(course);

/** The course of that id, if the call is for it and it is open to the learner. */
export async function demandCourse(
  asked: Asked,
  id: number | null | undefined,
  kind: Kind,
  words = '课程不存在',
): Promise<CourseRow> {
  const found =
    id &&
    (await courses(asked)
      .leftJoin('enrolment', (join) =>
        join
          .onRef('enrolment.product', '=', 'course.line')
          .on('enrolment.learner_id', '=', asked.learner.id)
          .on('enrolment.bought_at', '<=', asked.now),
      )
      .select(['withheld.course_id as withheld', 'enrolment.bought_at'])
      .where('course.id', '=', id)
      .executeTakeFirst());
  if (!found || !kind(found)) throw notFound(words);
  const { withheld, bought_at, ...course } = found;
  if (course.is_public === 0) demandBought(course.line, bought_at, asked.now);
  if (withheld !== null) throw notFound('课程还没有开放');
  return course;
}
