import {
  category,
  jingpinCourseVideos,
  publicCategory,
  reformCourseList,
  reformCourseVideos,
  videoListV2,
  videoListV3,
  zcVideoList,
  type CategoryTree,
  type Chapter,
  type ChapterInfo,
  type ChapterState,
  type Course,
  type CourseLine,
  type CourseVideo,
  type Flag,
  type LessonData,
  type ListedVideo,
  type MenuNode,
  type StudyStatus,
  type VideoProgress,
  type VideoStream,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { handle, id } from '../../handle';
import { testResults } from './test-attempts';
import {
  boughtBy,
  coursesOfLine,
  demandCourse,
  isOpen,
  isOwn,
  isReform,
  type Asked,
  type CourseRow,
} from './access';
import {
  catalogueOf,
  chaptersOf,
  type ChapterEntry,
  type CourseEntry,
  type VideoEntry,
  type Watch,
} from './catalogue';
import type { LessonRules, LessonState, Marks } from './lesson-state';
import { lessonState, progressOf } from './lesson-state';

/** A course as a learner stands in it. */
export interface Study {
  course: CourseEntry;
  marks: Marks;
  state: LessonState;
  /** Best final score of a chapter's test, by chapter. */
  scores: ReadonlyMap<number, number>;
  /** The last watched video of the course. */
  current: VideoEntry | undefined;
}

/** Collections whose lessons are taken in any order. */
const freeLines: readonly CourseLine[] = ['jingpin', 'zc'];

const rulesOf = ({ line, is_public }: CourseEntry, needsVideoTest: boolean): LessonRules => ({
  inOrder: is_public === 0 && !freeLines.includes(line),
  needsVideoTest,
});

/** Whether the learner's videos have their tests between them: so it is in the reform version. */
export const needsVideoTest = async (asked: Asked): Promise<boolean> => (await boughtBy(asked)).has('reform');

/** When the learner was last at a video; -1 if never. */
const watchedAt = (video: VideoEntry | undefined) => video?.watch?.recorded_at ?? -1;

/** The video that was watched last; undefined if none was. */
export const lastWatched = (videos: readonly VideoEntry[]): VideoEntry | undefined =>
  videos.reduce<VideoEntry | undefined>(
    (last, video) => (watchedAt(video) > watchedAt(last) ? video : last),
    undefined,
  );

/** Courses as the learner stands in them. */
export async function studiesOf(asked: Asked, courses: readonly CourseRow[]): Promise<Study[]> {
  if (courses.length === 0) return [];
  const { db, learner } = asked;
  const entries = await catalogueOf(db, courses, learner.id);
  const results = await testResults(db, learner.id);
  const needsTest = await needsVideoTest(asked);
  return entries.map((course) => {
    const videos = chaptersOf(course).flatMap((chapter) => chapter.videos);
    const learned = videos.filter(({ watch }) => watch !== null && watch.done_at !== null);
    const marks: Marks = {
      learned: new Set(learned.map(({ id }) => id)),
      passedVideoTests: results.video.passed,
      passedChapterTests: results.chapter.passed,
    };
    return {
      course,
      marks,
      state: lessonState(course, marks, rulesOf(course, needsTest)),
      scores: results.chapter.best,
      current: lastWatched(videos),
    };
  });
}

/** One course as the learner stands in it. */
export async function studyOf(asked: Asked, course: CourseRow): Promise<Study> {
  const [study] = await studiesOf(asked, [course]);
  if (!study) throw new Error(`course ${course.id} is not in the catalogue`);
  return study;
}

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** How far a learner is with a video that they may never have watched. */
export const videoProgress = (
  row: Pick<Watch, 'position' | 'recorded_at'> | null | undefined,
): VideoProgress => ({
  position: row?.position ?? 0,
  record_time: row ? timeText(row.recorded_at) : null,
});

function courseVideo({ marks, state, current }: Study, video: VideoEntry): CourseVideo {
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
const lessonData = <Video>(studies: readonly Study[], inVideo: InVideo<Video>): LessonData<Video> => ({
  lessonList: studies.map((study) => courseOf(study, inVideo)),
});

/** A course as a tree: stages, and in them the chapters with their videos. */
const categoryTree = (study: Study): CategoryTree => ({
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
const menuNode = ({ course, marks }: Study): MenuNode => ({
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

const course = v.object({ course_id: id() });

const studiesOfLine = async (asked: Asked, line: CourseLine) =>
  studiesOf(asked, await coursesOfLine(asked, line));

/** Courses with their chapters and videos, in the shape of each call. */
export const courseHandlers = [
  handle(videoListV2, async (asking) => lessonData(await studiesOfLine(asking, 'finance'), courseVideo)),
  handle(videoListV3, async (asking) => lessonData(await studiesOfLine(asking, 'finance'), courseVideo)),
  handle(jingpinCourseVideos, async (asking) =>
    lessonData(await studiesOfLine(asking, 'jingpin'), listedVideo),
  ),
  handle(zcVideoList, async (asking) => lessonData(await studiesOfLine(asking, 'zc'), listedVideo)),

  handle(reformCourseList, async (asking) => (await studiesOfLine(asking, 'reform')).map(menuNode)),
  handle(reformCourseVideos, course, async (asking) => {
    const row = await demandCourse(asking, asking.params.course_id, isReform);
    return lessonData([await studyOf(asking, row)], courseVideo);
  }),

  handle(category, course, async (asking) =>
    categoryTree(await studyOf(asking, await demandCourse(asking, asking.params.course_id, isOwn))),
  ),
  handle(publicCategory, course, async (asking) =>
    categoryTree(await studyOf(asking, await demandCourse(asking, asking.params.course_id, isOpen))),
  ),
];
