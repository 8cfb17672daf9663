import { category, publicCategory, useCall, userDetail } from '@suite/api';
import { courseEditionOf } from './course-edition';
import { groupsOfTree } from './lessons';
import { mapped } from './mapped';

/**
 * One course by its id, from the calls of its edition. A course that the learner does not own is asked for
 * too, because the provider's refusal says why it stays closed.
 */
export function useCourse(course_id: number) {
  const user = useCall(userDetail, undefined).data;
  const owned = user?.courseList.find((course) => course.course_id === course_id);
  const call = owned?.is_public ? publicCategory : category;
  const tree = useCall(call, { course_id }, { enabled: !!user && course_id > 0, staleTime: 0 });
  const edition = courseEditionOf(owned ?? { line: 'finance', is_public: 0 });
  return { tree, source: { query: mapped(tree, groupsOfTree), ...edition } };
}
