import { get, getList, post } from './call';
import type { Choice, DateTime, Flag, PageParams, Paged } from './entities/basic';
import type { TeacherBrief } from './entities/teacher';

export interface GradeStatusParams {
  /** By default the evaluation that is open now. */
  evaluate_id?: number;
}

/** One aspect, rated with 1 to 5 stars. */
export interface PointGrade {
  point_id: number;
  grade: number;
}

/** A rating of a teacher. */
export interface GradeContent {
  /** Stars, 1 to 5. */
  grade: number;
  points: PointGrade[];
  tag_ids: number[];
  content: string;
}

/** An evaluation of a teacher. */
export interface GradeStatus {
  evaluate_id: number;
  teacher: TeacherBrief;
  class_name: string;
  deadline: DateTime;
  /** Null as long as the learner has not rated. */
  grade_content: GradeContent | null;
}

/** What a number of stars is called, and what may be said with it. */
export interface GradeName {
  grade: number;
  grade_name: string;
  tags: Choice[];
}

/** An aspect to rate. */
export interface GradePoint {
  point_id: number;
  point_name: string;
}

export interface AddGradeContentParams extends GradeContent {
  evaluate_id: number;
}

/** A student's reflection in the list. */
export interface Reflection {
  id: number;
  title: string;
  summary: string;
  cover: string;
  author_name: string;
  avatar: string;
  class_name: string;
  publish_time: DateTime;
}

export interface ReflectionDetail extends Reflection {
  /** HTML. */
  content: string;
  is_graduated: Flag;
}

/** Null when no teacher is to be rated. */
export const gradeStatus = get<GradeStatusParams, GradeStatus | null>(
  '/TeacherGrade/gradeStatus',
  'class_name$ deadline@ grade_content? points* tag_ids* teacher? teacher_name$ title$',
);
export const gradeNames = getList<void, GradeName>('/TeacherGrade/getGradeName', 'grade_name$ name$ tags*');
export const gradePoints = getList<void, GradePoint>('/TeacherGrade/getPointData', 'point_name$');
export const addGradeContent = post<AddGradeContentParams, null>('/TeacherGrade/addGradeContent');
export const reflections = get<PageParams, Paged<Reflection>>(
  '/StudentReflections/getList',
  'author_name$ class_name$ list* publish_time@ summary$ title$',
);
export const reflectionDetail = get<{ id: number }, ReflectionDetail>(
  '/StudentReflections/getDetail',
  'author_name$ class_name$ is_graduated! publish_time@ summary$ title$',
);
