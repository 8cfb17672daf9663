import {
  category,
  publicCategory,
  refusalOf,
  type CategoryTree,
  type Chapter,
  type OwnedCourse,
} from '@suite/api';
import { chaptersOf, groupsOfTree, placesOf } from './lessons';

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
  chapterId: number,
  signal?: AbortSignal,
): Promise<FoundChapter | undefined> {
  const tree = await treeOf(course, signal);
  const chapter = tree && chaptersOf(groupsOfTree(tree)).find(({ id }) => id === chapterId);
  return tree && chapter && { course, tree, chapter };
}

/** Looks for a chapter by its id: in the course that the address hints at, else in all courses at once. */
export async function findChapter(
  courses: readonly FoundChapter['course'][],
  chapterId: number,
  hint: number,
  signal?: AbortSignal,
): Promise<FoundChapter | null> {
  const search = (among: readonly FoundChapter['course'][]) =>
    Promise.all(among.map((course) => foundIn(course, chapterId, signal)));
  const [hinted] = await search(courses.filter(({ course_id }) => course_id === hint));
  const others = hinted ? [] : await search(courses.filter(({ course_id }) => course_id !== hint));
  return hinted ?? others.find((found) => found !== undefined) ?? null;
}

/** Looks for a lesson in these courses at once: a task names a lesson without its course. */
export async function findLesson(
  courses: readonly FoundChapter['course'][],
  v_id: number,
  signal?: AbortSignal,
): Promise<{ course_id: number; chapterId: number } | null> {
  const found = courses.map(async (course) => {
    const tree = await treeOf(course, signal);
    const place = tree && placesOf(chaptersOf(groupsOfTree(tree))).find(({ video }) => video.v_id === v_id);
    return place && { course_id: course.course_id, chapterId: place.chapter.id };
  });
  return (await Promise.all(found)).find((place) => place !== undefined) ?? null;
}
