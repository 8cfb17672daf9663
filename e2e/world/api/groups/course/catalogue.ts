import type { CourseLine, Flag } from '@suite/api';
import type { Db } from '../../../db';
import type { CourseRow, WatchRow } from './access';

/** How far a learner is with a video. */
export type Watch = Pick<WatchRow, 'position' | 'recorded_at' | 'done_at'>;

export interface VideoEntry {
  id: number;
  name: string;
  cover: string;
  duration: number;
  /** JSON. */
  streams: string;
  has_test: boolean;
  /** Null before the learner has watched any of it. */
  watch: Watch | null;
}

export interface ChapterEntry {
  id: number;
  name: string;
  pass_score: number;
  has_test: boolean;
  videos: VideoEntry[];
}

interface StageEntry {
  id: number;
  name: string;
  cover: string;
  chapters: ChapterEntry[];
}

/** A course with all that is in it, in its order. */
export interface CourseEntry {
  id: number;
  line: CourseLine;
  name: string;
  cover: string;
  is_public: Flag;
  stages: StageEntry[];
}

export const chaptersOf = ({ stages }: Pick<CourseEntry, 'stages'>): ChapterEntry[] =>
  stages.flatMap(({ chapters }) => chapters);

/** Every video of the courses in order, with its chapter, its stage, and how far the learner is. */
const lessonsOf = (db: Db, courseIds: readonly number[], learnerId: number) =>
  db
    .selectFrom('course_stage as stage')
    .innerJoin('chapter', 'chapter.stage_id', 'stage.id')
    .innerJoin('video', 'video.chapter_id', 'chapter.id')
    .leftJoin('watch', (join) =>
      join.onRef('watch.video_id', '=', 'video.id').on('watch.learner_id', '=', learnerId),
    )
    .select(({ eb }) => [
      'stage.course_id',
      'stage.id as stage_id',
      'stage.name as stage_name',
      'stage.cover as stage_cover',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
      'chapter.pass_score',
      eb('chapter.test', 'is not', null).as('chapter_test'),
      'video.id',
      'video.name',
      'video.cover',
      'video.duration',
      'video.streams',
      eb('video.test', 'is not', null).as('video_test'),
      'watch.position',
      'watch.recorded_at',
      'watch.done_at',
    ])
    .where('video.course_id', 'in', courseIds)
    .orderBy('video.place')
    .execute();

/** The given courses with all that is in them. */
export async function catalogueOf(
  db: Db,
  courses: readonly CourseRow[],
  learnerId: number,
): Promise<CourseEntry[]> {
  if (courses.length === 0) return [];
  const entries = new Map<number, CourseEntry>();
  for (const { id, line, name, cover, is_public } of courses) {
    entries.set(id, { id, line, name, cover, is_public, stages: [] });
  }
  let stage: StageEntry | undefined;
  let chapter: ChapterEntry | undefined;
  for (const row of await lessonsOf(db, [...entries.keys()], learnerId)) {
    if (stage?.id !== row.stage_id) {
      stage = { id: row.stage_id, name: row.stage_name, cover: row.stage_cover, chapters: [] };
      entries.get(row.course_id)?.stages.push(stage);
    }
    if (chapter?.id !== row.chapter_id) {
      const { chapter_id: id, chapter_name: name, pass_score, chapter_test } = row;
      chapter = { id, name, pass_score, has_test: !!chapter_test, videos: [] };
      stage.chapters.push(chapter);
    }
    const { id, name, cover, duration, streams, video_test, position, recorded_at, done_at } = row;
    const watch = position === null || recorded_at === null ? null : { position, recorded_at, done_at };
    chapter.videos.push({ id, name, cover, duration, streams, has_test: !!video_test, watch });
  }
  return [...entries.values()];
}
