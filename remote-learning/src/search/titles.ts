import type { CategoryTree, MaterialWeek, OwnedCourse } from '@suite/api';
import { comparable } from '@suite/features/notes';
import { chaptersOf, groupsOfTree, placesOf } from '../course/lessons';
import { lessonLink, playerOf } from '../course/links';
import { editionOfWeek, materialLink, type MaterialEdition } from '../materials/material-edition';

/** A lesson or a material as a search finds it. */
export interface Title {
  key: string;
  name: string;
  /** Its course and chapter, or its week. */
  where: string;
  /** Absent for a material whose week is not open. */
  to?: string;
}

/** The lessons of a course. */
export function lessonTitles(course: OwnedCourse, tree: CategoryTree): Title[] {
  const player = playerOf(course);
  return placesOf(chaptersOf(groupsOfTree(tree))).map(({ chapter, video: { v_id, video_name } }) => ({
    key: `lesson ${course.course_id} ${v_id}`,
    name: video_name,
    where: `${course.course_name} · ${chapter.chapter_name}`,
    to: player
      ? player({ courseId: course.course_id, videoId: v_id })
      : lessonLink(course.course_id, chapter.id, v_id),
  }));
}

/** The materials of some weeks. */
export const materialTitles = (edition: MaterialEdition, weeks: readonly MaterialWeek[]): Title[] =>
  weeks.flatMap((week) =>
    week.materials.map((material) => ({
      key: `material ${edition.name} ${material.material_id}`,
      name: material.title,
      where: `资料 · ${week.week_name}`,
      to: week.status === 'locked' ? undefined : materialLink(editionOfWeek(edition, week), material),
    })),
  );

/** The titles that contain what is looked for, those that begin with it first. */
export function matching(titles: readonly Title[], looked: string): Title[] {
  const part = comparable(looked);
  if (!part) return [];
  const placed = titles
    .map((title) => ({ title, at: comparable(title.name).indexOf(part) }))
    .filter(({ at }) => at >= 0);
  const isFirst = ({ at }: { at: number }) => Number(at > 0);
  return placed.sort((one, other) => isFirst(one) - isFirst(other)).map(({ title }) => title);
}
