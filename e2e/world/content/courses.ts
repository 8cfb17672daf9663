import { materialType, type StudyTaskType, type Weekday } from '@suite/api';
import * as v from 'valibot';
import { clipDuration, type ClipName } from './media/clips';
import { noCover } from './media/media';
import { numbered, read } from './read';
import { clip, flag, html, line, playable, questions, whole, words, type QuestionSource } from './schema';
import type {
  BankQuestion,
  ChapterContent,
  CourseContent,
  HomeworkContent,
  MaterialContent,
  ScoredQuestion,
  StageContent,
  VideoContent,
  WeekContent,
  WeekTask,
} from './types';

const courseSource = v.strictObject({
  course_id: whole,
  line,
  course_name: words,
  is_public: v.optional(flag, 0),
  teacher_id: whole,
  /** The chapters of a stage are the folders with these numbers. */
  stages: v.array(v.strictObject({ name: words, chapters: v.array(whole) })),
  body: html,
});
const chapterSource = v.strictObject({
  name: words,
  /** The name of the week that goes with the chapter. */
  week: v.optional(words),
  /** What the chapter's test asks beyond the questions of its lessons. */
  questions: v.optional(questions, []),
});
const lessonSource = v.strictObject({ name: words, clip, quiz: v.optional(questions, []), body: html });
const materialSource = v.strictObject({
  title: words,
  /** With a clip it is a video, else a text. */
  clip: v.optional(clip),
  /** Which lesson of the chapter it belongs to, counted from 1. */
  lesson: v.optional(whole),
  body: html,
});
const homeworkSource = v.strictObject({ title: words, body: html });

type CourseSource = v.InferOutput<typeof courseSource>;

/** Score from which tests are passed. */
const passScore = 60;

/** Shares 100 points in whole ones; the first questions take what does not come out even. */
export function scored(questions: readonly BankQuestion[]): ScoredQuestion[] {
  const share = Math.floor(100 / questions.length);
  const rest = 100 - share * questions.length;
  return questions.map((one, index) => ({ ...one, score: share + (index < rest ? 1 : 0) }));
}

/** The moment at a share of a lesson. */
const explainedIn = (v_id: number, clip: ClipName, share: number) => ({
  v_id,
  position: Math.floor(clipDuration[clip] * share),
});

function readLesson(course_id: number, chapter_id: number, file: string, at: number): VideoContent {
  const source = read(file, lessonSource);
  const v_id = chapter_id * 100 + at + 1;
  const quiz = source.quiz.map((one, index) => ({
    ...one,
    id: v_id * 10 + index + 1,
    lesson: explainedIn(v_id, source.clip, (index + 1) / (source.quiz.length + 1)),
  }));
  return {
    ...playable(v_id, source.name, source.clip),
    course_id,
    chapter_id,
    note: source.body,
    pass_score: passScore,
    test: scored(quiz),
  };
}

/** A chapter's own questions are spread over its lessons, each to the middle of one. */
const ownQuestions = (id: number, sources: QuestionSource[], videos: VideoContent[]) =>
  sources.map((one, at) => {
    const of = videos[Math.floor((at * videos.length) / sources.length)];
    const lesson = of && explainedIn(of.v_id, of.clip, 0.5);
    return { ...one, id: id * 1000 + 901 + at, ...(lesson ? { lesson } : {}) };
  });

function readChapter(
  { course_id, course_name, line }: CourseSource,
  stage_id: number,
  folder: string,
  count: number,
): ChapterContent {
  const source = read(`${folder}/chapter.yaml`, chapterSource);
  const id = course_id * 100 + count;
  const videos = numbered(folder, 'lesson').map((file, at) => readLesson(course_id, id, file, at));
  const own = ownQuestions(id, source.questions, videos);
  const practice = scored([...videos.flatMap(({ test }) => test.slice(1)), ...own]);
  const unit = {
    unit_id: id + 50,
    unit_name: source.name,
    course_id,
    course_name,
    line,
    chapter_id: id,
    questions: practice,
  };
  return {
    id,
    chapter_name: source.name,
    pass_chapter_score: passScore,
    course_id,
    stage_id,
    category_id: id + 30,
    videos,
    test: scored([...videos.flatMap(({ test }) => test.slice(0, 1)), ...own]),
    unit: practice.length === 0 ? null : unit,
  };
}

/**
 * Reads a course and numbers it: chapter 30102 is the second of course 301, lesson 3010203 its third, question
 * 30102031 that lesson's first and 30102901 the first of the chapter's own. A chapter's test asks its own questions
 * and the first one of each lesson, its practice unit the other one of each.
 */
function readCourse(name: string): CourseContent {
  const folder = `courses/${name}`;
  const source = read(`${folder}/course.md`, courseSource);
  const { course_id, line, course_name, is_public, teacher_id } = source;
  const stages = source.stages.map((stage, at): StageContent => {
    const id = course_id * 100 + 91 + at;
    const chapters = stage.chapters.map((count) => readChapter(source, id, `${folder}/${count}`, count));
    return { id, course_id, name: stage.name, cover: noCover, chapters };
  });
  return {
    course_id,
    line,
    course_name,
    cover: noCover,
    introduce: source.body,
    is_public,
    teacher_id,
    stages,
  };
}

/** All courses; the open one is the last and has `is_public` 1. */
export const courses: CourseContent[] = [
  'finance',
  'reform',
  'advanced',
  'investment',
  'industry',
  'jingpin',
  'zc',
  'open',
].map(readCourse);

/** A second course of some lines, which only those have to whom it was given; it has no weeks of study. */
export const secondCourses: CourseContent[] = [
  'finance-2',
  'reform-2',
  'advanced-2',
  'investment-2',
  'industry-2',
  'jingpin-2',
  'zc-2',
].map(readCourse);

/** Characters that are read in a second. */
const readingSpeed = 6;

const readingTime = (text: string) =>
  Math.max(60, Math.ceil(text.replace(/<[^>]+>/g, '').length / readingSpeed / 30) * 30);

function readMaterial(
  line: WeekContent['line'],
  week_id: number,
  chapter: ChapterContent,
  file: string,
  at: number,
) {
  const source = read(file, materialSource);
  const material_id = week_id * 100 + 1 + at;
  const video = source.clip ? playable(material_id * 10, source.title, source.clip) : null;
  const lesson = source.lesson === undefined ? undefined : chapter.videos[source.lesson - 1];
  if (source.lesson !== undefined && !lesson)
    throw new Error(`${file}: the chapter has no lesson ${source.lesson}`);
  return {
    material_id,
    week_id,
    line,
    title: source.title,
    mat_type: video ? materialType.video : materialType.text,
    cover: noCover,
    duration: video ? video.duration : readingTime(source.body),
    content: source.body,
    video,
    v_id: lesson?.v_id ?? null,
  } satisfies MaterialContent;
}

function readHomework(
  line: WeekContent['line'],
  week_id: number,
  chapter: ChapterContent,
  file: string,
  at: number,
) {
  const { title, body } = read(file, homeworkSource);
  if (!chapter.unit) throw new Error(`${file}: the chapter has nothing to practise`);
  return {
    homework_id: week_id * 100 + 51 + at,
    week_id,
    line,
    title,
    unit_id: chapter.unit.unit_id,
    question_count: chapter.unit.questions.length,
    content: body,
    deadline_days: 6,
  } satisfies HomeworkContent;
}

/** The tasks of a week: lessons and reading from Monday on, practice and test at its end. */
function weekTasks(
  { week_id, line, materials, homework }: Omit<WeekContent, 'tasks'>,
  chapter: ChapterContent,
): WeekTask[] {
  const tasks: WeekTask[] = [];
  const add = (
    weekday: number,
    type: StudyTaskType,
    title: string,
    target_id: number,
    week: number | null,
    duration?: number,
  ) =>
    tasks.push({
      id: week_id * 100 + tasks.length + 1,
      type,
      title,
      line,
      target_id,
      week_id: week,
      duration,
      weekday: Math.min(weekday, 7) as Weekday,
    });
  chapter.videos.forEach((one, at) => {
    add(at + 1, 'video', `〔视频〕${one.video_name}`, one.v_id, null, one.duration);
    if (one.test.length > 0) add(at + 1, 'video_test', `本节测试：${one.video_name}`, one.v_id, null);
  });
  materials.forEach((one, at) =>
    add(at + 1, 'material', `${one.video ? '观看' : '阅读'}：${one.title}`, one.material_id, week_id),
  );
  homework.forEach((one) => add(6, 'homework', `作业：${one.title}`, one.homework_id, week_id));
  add(7, 'chapter_test', `章节测试：${chapter.chapter_name}`, chapter.id, null);
  add(7, 'clock', '今日学习打卡', 0, null);
  return tasks;
}

/** The n-th week goes with the n-th chapter. Week 30171 is the first of course 301. */
function readWeeks({ course_id, line, stages }: CourseContent): WeekContent[] {
  return stages
    .flatMap(({ chapters }) => chapters)
    .map((chapter, at) => {
      const folder = `courses/${line}/${at + 1}`;
      const { week: name } = read(`${folder}/chapter.yaml`, chapterSource);
      if (name === undefined) throw new Error(`${folder}/chapter.yaml: the week has no name`);
      const week_id = course_id * 100 + 71 + at;
      const week = {
        week_id,
        line,
        week: at + 1,
        week_name: `第${'一二三四五六七八'[at]}周 ${name}`,
        materials: numbered(folder, 'material').map((file, index) =>
          readMaterial(line, week_id, chapter, file, index),
        ),
        homework: numbered(folder, 'homework').map((file, index) =>
          readHomework(line, week_id, chapter, file, index),
        ),
      };
      return { ...week, tasks: weekTasks(week, chapter) };
    });
}

/** The weeks of the lines that have materials and homework. */
export const weeks: WeekContent[] = courses
  .filter((course) => !course.is_public && ['finance', 'reform', 'advanced'].includes(course.line))
  .flatMap(readWeeks);
