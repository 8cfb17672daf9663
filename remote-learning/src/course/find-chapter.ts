import {
  category,
  publicCategory,
  refusalOf,
  type CategoryTree,
  type Chapter,
  type OwnedCourse,
} from '@suite/api';
import { chaptersOf, groupsOfTree } from './lessons';

/** A chapter with the course to which it belongs. */
export interface FoundChapter {
  course: Pick<OwnedCourse, 'course_id' | 'line' | 'is_public'>;
  tree: CategoryTree;
  chapter: Chapter;
}

const treeOf = async (course: FoundChapter['course'], signal?: AbortSignal) => {
  const read = course.is_public ? publicCategory : category;
  try {
    return await read({ course_id: course.course_id }, signal);
  } catch (error) {
    // This learner finds no chapter in a course that the provider refuses.
    if (refusalOf(error)) return undefined;
    throw error;
  }
};

async function foundIn(
  course: FoundChapter['course'],
  isWanted: (chapter: Chapter) => boolean,
  signal?: AbortSignal,
): Promise<FoundChapter | undefined> {
  const tree = await treeOf(course, signal);
  const chapter = tree && chaptersOf(groupsOfTree(tree)).find(isWanted);
  return tree && chapter && { course, tree, chapter };
}

/** A chapter that holds a lesson: tasks and tests name a lesson without its chapter and its course. */
export const holds =
  (v_id: number) =>
  ({ videos }: Pick<Chapter, 'videos'>) =>
    videos.some((video) => video.v_id === v_id);

/** Looks for a chapter: in the course that the address hints at, else in all courses at once. */
export async function findChapter(
  courses: readonly FoundChapter['course'][],
  isWanted: (chapter: Chapter) => boolean,
  hint: number,
  signal?: AbortSignal,
): Promise<FoundChapter | null> {
  const search = (among: readonly FoundChapter['course'][]) =>
    Promise.all(among.map((course) => foundIn(course, isWanted, signal)));
  const [hinted] = await search(courses.filter(({ course_id }) => course_id === hint));
  const others = hinted ? [] : await search(courses.filter(({ course_id }) => course_id !== hint));
  return hinted ?? others.find((found) => found !== undefined) ?? null;
}
