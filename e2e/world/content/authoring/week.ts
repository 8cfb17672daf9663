import { materialType, type StudyTaskType, type Weekday } from '@suite/api';
import type { ClipName } from '../media/clips';
import { noCover } from '../media/media';
import type {
  ChapterContent,
  CourseContent,
  HomeworkContent,
  MaterialContent,
  WeekContent,
  WeekTask,
} from '../types';
import { playable } from './course';
import { prose } from './prose';

/** A material as it is written down: with a clip it is a video, else a text. */
export interface MaterialSource {
  title: string;
  text: string;
  clip?: ClipName;
  /** Which video of the chapter it belongs to, counted from 1. */
  video?: number;
}

export interface WeekSource {
  name: string;
  materials: MaterialSource[];
  homework: { title: string; text: string }[];
}

/** Characters that are read in a second. */
const readingSpeed = 6;

const readingTime = (html: string) =>
  Math.max(60, Math.ceil(html.replace(/<[^>]+>/g, '').length / readingSpeed / 30) * 30);

/** The weeks of a course; the n-th belongs to the n-th chapter. Week 30171 is the first of course 301. */
export function weeks(of: CourseContent, sources: WeekSource[]): WeekContent[] {
  const chapters = of.stages.flatMap((stage) => stage.chapters);
  return sources.map((source, at) => {
    const week = at + 1;
    const chapter = chapters[at];
    if (!chapter?.unit) throw new Error(`${of.course_name} has no chapter to practise in week ${week}`);
    const week_id = of.course_id * 100 + 70 + week;
    const materials = source.materials.map((one, index) => material(of, week_id, chapter, one, index));
    const { unit } = chapter;
    const homework = source.homework.map(({ title, text }, index): HomeworkContent => ({
      homework_id: week_id * 100 + 51 + index,
      week_id,
      line: of.line,
      title,
      unit_id: unit.unit_id,
      question_count: unit.questions.length,
      content: prose(text),
      deadline_days: 6,
    }));
    const week_name = `第${'一二三四五六七八'[at]}周 ${source.name}`;
    const tasks = tasksOf(of, week_id, chapter, materials, homework);
    return { week_id, line: of.line, week, week_name, materials, homework, tasks };
  });
}

function material(
  of: CourseContent,
  week_id: number,
  chapter: ChapterContent,
  source: MaterialSource,
  index: number,
): MaterialContent {
  const material_id = week_id * 100 + 1 + index;
  const content = prose(source.text);
  const shown = source.clip ? playable(material_id * 10, source.title, source.clip) : null;
  return {
    material_id,
    week_id,
    line: of.line,
    title: source.title,
    mat_type: shown ? materialType.video : materialType.text,
    cover: noCover,
    duration: shown ? shown.duration : readingTime(content),
    content,
    video: shown,
    v_id: source.video ? (chapter.videos[source.video - 1]?.v_id ?? null) : null,
  };
}

/** The tasks of a week: lessons and reading from Monday on, practice and test at its end. */
function tasksOf(
  of: CourseContent,
  week_id: number,
  chapter: ChapterContent,
  materials: MaterialContent[],
  homework: HomeworkContent[],
): WeekTask[] {
  const tasks: WeekTask[] = [];
  const add = (weekday: number, type: StudyTaskType, title: string, target_id: number, week: number | null) =>
    tasks.push({
      id: week_id * 100 + tasks.length + 1,
      type,
      title,
      line: of.line,
      target_id,
      week_id: week,
      weekday: Math.min(weekday, 7) as Weekday,
    });
  chapter.videos.forEach((one, at) => {
    add(at + 1, 'video', `学习：${one.video_name}`, one.v_id, null);
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
