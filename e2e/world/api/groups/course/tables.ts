import type { CourseLine, Day, Flag } from '@suite/api';
import type { Selectable } from 'kysely';
import type { Migrations } from '../../../db/tables';

interface CourseTable {
  id: number;
  line: CourseLine;
  name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  is_public: Flag;
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

declare module '../../../db/tables' {
  interface Tables {
    course: CourseTable;
    course_stage: StageTable;
    chapter: ChapterTable;
    video: VideoTable;
    /** How far a learner is with a video. */
    watch: WatchTable;
    /** Seconds that a learner has played on a day. */
    study_day: { learner_id: number; day: Day; seconds: number };
    /** Courses that the staff has not opened to a learner, bought or not. */
    course_withheld: { learner_id: number; course_id: number };
  }
}

export type CourseRow = Selectable<CourseTable>;
export type StageRow = Selectable<StageTable>;
export type ChapterRow = Selectable<ChapterTable>;
export type VideoRow = Selectable<VideoTable>;
export type WatchRow = Selectable<WatchTable>;

export const courseMigrations: Migrations = {
  'course-1': {
    async up(db) {
      await db.schema
        .createTable('course')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('cover', 'text', (column) => column.notNull())
        .addColumn('introduce', 'text', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('course_stage')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('course_id', 'integer', (column) => column.notNull().references('course.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('cover', 'text', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('chapter')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('course_id', 'integer', (column) => column.notNull().references('course.id'))
        .addColumn('stage_id', 'integer', (column) => column.notNull().references('course_stage.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('pass_score', 'integer', (column) => column.notNull())
        .addColumn('category_id', 'integer', (column) => column.notNull())
        .addColumn('test', 'text')
        .addColumn('place', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('video')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('course_id', 'integer', (column) => column.references('course.id'))
        .addColumn('chapter_id', 'integer', (column) => column.references('chapter.id'))
        .addColumn('line', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('cover', 'text', (column) => column.notNull())
        .addColumn('duration', 'integer', (column) => column.notNull())
        .addColumn('streams', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('materials', 'text', (column) => column.notNull())
        .addColumn('pass_score', 'integer', (column) => column.notNull())
        .addColumn('test', 'text')
        .addColumn('place', 'integer', (column) => column.notNull())
        .execute();
      for (const table of ['course_stage', 'chapter', 'video']) {
        await db.schema.createIndex(`${table}_course`).on(table).column('course_id').execute();
      }
      await db.schema
        .createTable('watch')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('video_id', 'integer', (column) => column.notNull().references('video.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('recorded_at', 'integer', (column) => column.notNull())
        .addColumn('watched', 'real', (column) => column.notNull())
        .addColumn('furthest', 'integer', (column) => column.notNull())
        .addColumn('done_at', 'integer')
        .addPrimaryKeyConstraint('watch_key', ['learner_id', 'video_id'])
        .execute();
      await db.schema
        .createTable('study_day')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('seconds', 'real', (column) => column.notNull())
        .addPrimaryKeyConstraint('study_day_key', ['learner_id', 'day'])
        .execute();
      await db.schema
        .createTable('course_withheld')
        .addColumn('learner_id', 'integer', (column) => column.notNull().references('learner.id'))
        .addColumn('course_id', 'integer', (column) => column.notNull().references('course.id'))
        .addPrimaryKeyConstraint('course_withheld_key', ['learner_id', 'course_id'])
        .execute();
    },
  },
};
