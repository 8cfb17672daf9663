import type { StudyStatus } from '../constants';
import type { CourseLine, Flag } from './basic';
import type { CourseVideo } from './video';

/** A course that the learner owns, with the progress in it. */
export interface OwnedCourse {
  course_id: number;
  line: CourseLine;
  course_name: string;
  cover: string;
  video_total: number;
  video_done: number;
  /** Percent, 0 to 100. */
  progress: number;
  /** 1 for an open course: its tree and its videos come from the public calls. */
  is_public: Flag;
}

export interface ChapterInfo {
  id: number;
  chapter_name: string;
  /** Score from which the chapter test is passed; kept in local storage. */
  pass_chapter_score: number;
}

/** Where the learner stands in a chapter. */
export interface ChapterState {
  chapterStatus: StudyStatus;
  has_test: Flag;
  /** Best final score; null before the first. */
  test_score: number | null;
}

export interface Chapter<InVideo = CourseVideo> extends ChapterInfo, ChapterState {
  videos: InVideo[];
}

export interface Course<InVideo = CourseVideo> {
  course_id: number;
  course_name: string;
  cover: string;
  chapters: Chapter<InVideo>[];
}

/** The courses of a line with all that belongs to them. */
export interface LessonData<InVideo = CourseVideo> {
  lessonList: Course<InVideo>[];
}

/** A node of a course's video tree: a stage or a chapter. */
export interface VideoCategory extends ChapterInfo, ChapterState {
  childCate: VideoCategory[];
  categoryVideo: CourseVideo[];
}

/** A course's video tree. */
export interface CategoryTree {
  course_id: number;
  course_name: string;
  cover: string;
  categories: VideoCategory[];
}

/** A node of the course menu: at the top a course, below it its stages. */
export interface MenuNode {
  id: number;
  name: string;
  cover: string;
  /** Percent, 0 to 100. */
  progress: number;
  child: MenuNode[];
}
