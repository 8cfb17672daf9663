import {
  categoryVideo,
  publicVideo,
  type Call,
  type CourseLine,
  type OwnedCourse,
  type VideoInfo,
  type VideoInfoParams,
} from '@suite/api';
import {
  advancedMaterials,
  olderMaterials,
  reformMaterials,
  type MaterialEdition,
} from '../materials/material-edition';
import type { RecordKind } from '@suite/features/watch-reports';
import { testShapeOf, type TestShape } from './tests';

/** What courses differ in once their lessons are read: how a lesson is opened and recorded, and where it leads. */
export interface CourseEdition {
  info: Call<VideoInfoParams, VideoInfo>;
  record: RecordKind;
  tests: TestShape;
  materials: MaterialEdition;
}

/** The call that takes the reports of a line's videos. */
const recordOf = (line: CourseLine): RecordKind => (line === 'jingpin' || line === 'zc' ? line : 'other');

const materialsOf = (line: CourseLine): MaterialEdition =>
  line === 'reform' ? reformMaterials : line === 'advanced' ? advancedMaterials : olderMaterials;

/** The edition of a course by its line; an open course has videos and tests that belong to no line. */
export function courseEditionOf({ line, is_public }: Pick<OwnedCourse, 'line' | 'is_public'>): CourseEdition {
  const materials = materialsOf(line);
  return is_public === 1
    ? { info: publicVideo, record: 'other', tests: 'older', materials }
    : { info: categoryVideo, record: recordOf(line), tests: testShapeOf(line), materials };
}
