import { category, publicCategory, refusalOf, userDetail, type OwnedCourse, queryOf } from '@suite/api';
import { useQuery, useQueryClient } from '@suite/kernel';
import { materialEditions, type MaterialEdition } from '../materials/material-edition';
import { lessonTitles, materialTitles, type Title } from './titles';

const refused = (error: unknown): Title[] => {
  // What the server refuses this learner is not theirs to find.
  if (refusalOf(error)) return [];
  throw error;
};

async function ofCourse(course: OwnedCourse, signal: AbortSignal): Promise<Title[]> {
  const read = course.is_public ? publicCategory : category;
  return lessonTitles(course, await read({ course_id: course.course_id }, signal, true));
}

const ofEdition = async (edition: MaterialEdition, signal: AbortSignal): Promise<Title[]> =>
  materialTitles(edition, await edition.list(undefined, signal, true));

/** The titles of all lessons and materials of the learner. */
export function useTitles() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['titles'],
    queryFn: async ({ signal }): Promise<Title[]> => {
      const { courseList } = await client.fetchQuery(queryOf(userDetail, undefined));
      const editions = [
        ...(courseList.some(({ line }) => line === 'reform') ? [materialEditions.reform] : []),
        ...(courseList.some(({ line }) => line !== 'reform') ? [materialEditions.older] : []),
      ];
      const read = [
        ...courseList.map((course) => ofCourse(course, signal).catch(refused)),
        ...editions.map((edition) => ofEdition(edition, signal).catch(refused)),
      ];
      return (await Promise.all(read)).flat();
    },
  });
}
