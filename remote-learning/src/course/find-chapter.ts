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

/** Looks for a chapter by its id in the learner's courses, first in the one that the address hints at. */
export async function findChapter(
  courses: readonly FoundChapter['course'][],
  chapterId: number,
  hint: number,
  signal?: AbortSignal,
): Promise<FoundChapter | null> {
  const isHinted = ({ course_id }: FoundChapter['course']) => course_id === hint;
  for (const course of [...courses.filter(isHinted), ...courses.filter((one) => !isHinted(one))]) {
    const tree = await treeOf(course, signal);
    const chapter = tree && chaptersOf(groupsOfTree(tree)).find(({ id }) => id === chapterId);
    if (tree && chapter) return { course, tree, chapter };
  }
  return null;
}
