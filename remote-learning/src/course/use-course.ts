import {
  category,
  categoryVideo,
  publicCategory,
  publicVideo,
  useCall,
  userDetail,
  type CourseLine,
  type OwnedCourse,
} from '@suite/api';
import { advanceLine, olderLine, reformLine, type MaterialLine } from '../materials/lines';
import type { RecordKind } from '../player';
import { groupsOfTree } from './lessons';
import { mapped } from './mapped';
import { testShapeOf } from './tests';

/** The call that takes the reports of a line's videos. */
export const recordOf = (line: CourseLine, isPublic: boolean): RecordKind =>
  !isPublic && (line === 'jingpin' || line === 'zc') ? line : 'other';

/** The pages of a line's materials. */
export const materialsOf = (line: CourseLine): MaterialLine =>
  line === 'reform' ? reformLine : line === 'advanced' ? advanceLine : olderLine;

/** Calls and pages of one of the learner's courses, whichever line it belongs to. */
export function waysOf({ line, is_public }: Pick<OwnedCourse, 'line' | 'is_public'>) {
  const isPublic = is_public === 1;
  return {
    info: isPublic ? publicVideo : categoryVideo,
    record: recordOf(line, isPublic),
    tests: isPublic ? ('older' as const) : testShapeOf(line),
    materials: materialsOf(line),
  };
}

/** One course by its id, from the calls that fit it. A course that is not the learner's is asked for all the same: the provider says why not. */
export function useCourse(course_id: number) {
  const user = useCall(userDetail, undefined).data;
  const owned = user?.courseList.find((course) => course.course_id === course_id);
  const call = owned?.is_public ? publicCategory : category;
  const tree = useCall(call, { course_id }, { enabled: !!user && course_id > 0, staleTime: 0 });
  return {
    tree,
    owned,
    source: { query: mapped(tree, groupsOfTree), ...waysOf(owned ?? { line: 'finance', is_public: 0 }) },
  };
}
