import type { CourseLine, Day, Flag } from '@suite/api';
import type { Selectable } from 'kysely';

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
