import type { CourseLine, MaterialRef } from '@suite/api';
import type { CourseContent, MaterialContent, PlayableContent, ScoredQuestion } from '../../../content/types';
import type { Db, Tables } from '../../../db';
import type { ChapterRow, CourseRow, StageRow, VideoRow } from './access';

const testText = (questions: readonly ScoredQuestion[]): string | null =>
  questions.length === 0 ? null : JSON.stringify(questions);

const videoRow = (
  { v_id, video_name, cover, duration, streams }: Omit<PlayableContent, 'clip'>,
  place: number,
): VideoRow => ({
  id: v_id,
  course_id: null,
  chapter_id: null,
  line: null,
  name: video_name,
  cover,
  duration,
  streams: JSON.stringify(streams),
  note: '',
  materials: '[]',
  pass_score: 0,
  test: null,
  place,
});

async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  // SQLite limits the number of values in a statement.
  for (let at = 0; at < rows.length; at += 100) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + 100) as never)
      .execute();
  }
}

/** Adds videos outside the courses. With a line, only its buyers may watch them. */
export const addVideos = (
  db: Db,
  videos: readonly Omit<PlayableContent, 'clip'>[],
  line: CourseLine | null = null,
): Promise<void> =>
  insertAll(
    db,
    'video',
    videos.map((video, place) => ({ ...videoRow(video, place), line })),
  );

/** What each video's player lists beside it. */
function materialsByVideo(materials: readonly MaterialContent[]): Map<number, MaterialRef[]> {
  const byVideo = new Map<number, MaterialRef[]>();
  for (const { v_id, week_id, material_id, title, mat_type } of materials) {
    if (v_id === null) continue;
    const list = byVideo.get(v_id) ?? [];
    byVideo.set(v_id, [...list, { week_id, material_id, title, mat_type }]);
  }
  return byVideo;
}

const noRows = () => ({
  course: [] as CourseRow[],
  course_stage: [] as StageRow[],
  chapter: [] as ChapterRow[],
  video: [] as VideoRow[],
});

/** Writes down the courses, the second ones last, and the videos of their materials. */
export async function addCourses(
  db: Db,
  courses: readonly CourseContent[],
  seconds: readonly CourseContent[],
  materials: readonly MaterialContent[],
): Promise<void> {
  const beside = materialsByVideo(materials);
  const rows = noRows();
  for (const { course_id, line, course_name, cover, introduce, is_public, stages } of [
    ...courses,
    ...seconds,
  ]) {
    const place = rows.course.length;
    const is_second = place < courses.length ? 0 : 1;
    rows.course.push({
      id: course_id,
      line,
      name: course_name,
      cover,
      introduce,
      is_public,
      is_second,
      place,
    });
    for (const stage of stages) {
      const { id, name } = stage;
      rows.course_stage.push({ id, course_id, name, cover: stage.cover, place: rows.course_stage.length });
      for (const chapter of stage.chapters) {
        rows.chapter.push({
          id: chapter.id,
          course_id,
          stage_id: id,
          name: chapter.chapter_name,
          pass_score: chapter.pass_chapter_score,
          category_id: chapter.category_id,
          test: testText(chapter.test),
          place: rows.chapter.length,
        });
        for (const video of chapter.videos) {
          rows.video.push({
            ...videoRow(video, rows.video.length),
            course_id,
            chapter_id: chapter.id,
            note: video.note,
            materials: JSON.stringify(beside.get(video.v_id) ?? []),
            pass_score: video.pass_score,
            test: testText(video.test),
          });
        }
      }
    }
  }
  await insertAll(db, 'course', rows.course);
  await insertAll(db, 'course_stage', rows.course_stage);
  await insertAll(db, 'chapter', rows.chapter);
  await insertAll(db, 'video', rows.video);
  for (const { video, line } of materials) if (video) await addVideos(db, [video], line);
}
