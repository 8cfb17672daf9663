import type {
  CategoryTree,
  Chapter,
  ChapterInfo,
  ChapterState,
  Course,
  CourseVideo,
  Flag,
  LessonData,
  ListedVideo,
  MenuNode,
  StudyStatus,
  VideoProgress,
  VideoStream,
} from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { chaptersOf, type ChapterEntry, type VideoEntry, type Watch } from './catalogue';
import { progressOf } from './lesson-state';
import type { Study } from './study';

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** How far a learner is with a video that they may never have watched. */
export const videoProgress = (
  row: Pick<Watch, 'position' | 'recorded_at'> | null | undefined,
): VideoProgress => ({
  position: row?.position ?? 0,
  record_time: row ? timeText(row.recorded_at) : null,
});

export function courseVideo({ marks, state, current }: Study, video: VideoEntry): CourseVideo {
  return {
    v_id: video.id,
    video_name: video.name,
    cover: video.cover,
    duration: video.duration,
    summaryStatus: state.videos.get(video.id) as StudyStatus,
    is_current: flag(video.id === current?.id),
    position: video.watch?.position ?? 0,
    has_test: flag(video.has_test),
    is_test_passed: flag(marks.passedVideoTests.has(video.id)),
  };
}

/** A video with what plays it. */
export const listedVideo = (study: Study, video: VideoEntry): ListedVideo => ({
  ...courseVideo(study, video),
  ...videoProgress(video.watch),
  streams: JSON.parse(video.streams) as VideoStream[],
});

export const chapterInfo = ({ id, name, pass_score }: ChapterEntry): ChapterInfo => ({
  id,
  chapter_name: name,
  pass_chapter_score: pass_score,
});

const chapterState = ({ state, scores }: Study, { id, has_test }: ChapterEntry): ChapterState => ({
  chapterStatus: state.chapters.get(id) as StudyStatus,
  has_test: flag(has_test),
  test_score: scores.get(id) ?? null,
});

type InVideo<Video> = (study: Study, video: VideoEntry) => Video;

const courseOf = <Video>(study: Study, inVideo: InVideo<Video>): Course<Video> => ({
  course_id: study.course.id,
  course_name: study.course.name,
  cover: study.course.cover,
  chapters: chaptersOf(study.course).map((chapter): Chapter<Video> => ({
    ...chapterInfo(chapter),
    ...chapterState(study, chapter),
    videos: chapter.videos.map((video) => inVideo(study, video)),
  })),
});

/** Courses with their chapters in one row. */
export const lessonData = <Video>(studies: readonly Study[], inVideo: InVideo<Video>): LessonData<Video> => ({
  lessonList: studies.map((study) => courseOf(study, inVideo)),
});

/** A course as a tree: stages, and in them the chapters with their videos. */
export const categoryTree = (study: Study): CategoryTree => ({
  course_id: study.course.id,
  course_name: study.course.name,
  cover: study.course.cover,
  categories: study.course.stages.map((stage) => ({
    id: stage.id,
    chapter_name: stage.name,
    pass_chapter_score: 0,
    chapterStatus: study.state.stages.get(stage.id) as StudyStatus,
    has_test: 0,
    test_score: null,
    categoryVideo: [],
    childCate: stage.chapters.map((chapter) => ({
      ...chapterInfo(chapter),
      ...chapterState(study, chapter),
      childCate: [],
      categoryVideo: chapter.videos.map((video) => courseVideo(study, video)),
    })),
  })),
});

/** A course as a menu: itself, and below it its stages. */
export const menuNode = ({ course, marks }: Study): MenuNode => ({
  id: course.id,
  name: course.name,
  cover: course.cover,
  progress: progressOf(chaptersOf(course), marks),
  child: course.stages.map(({ id, name, cover, chapters }) => ({
    id,
    name,
    cover,
    progress: progressOf(chapters, marks),
    child: [],
  })),
});
