import { category, publicCategory, type CategoryTree, type Chapter, type OwnedCourse } from '@suite/api';
import { isCallError } from '@suite/kernel';
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
    // A course that the provider refuses holds no chapter for this learner.
    if (isCallError(error, 'silent') || isCallError(error, 'shown')) return undefined;
    throw error;
  }
};

/** Looks for a chapter, first in the course that is hinted at: an address names the chapter alone. */
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
