import type { CourseLine, Flag } from '@suite/api';
import { clipDuration, streamsOf, type ClipName } from '../media/clips';
import { noCover } from '../media/media';
import type { ChapterContent, CourseContent, PlayableContent, StageContent, VideoContent } from '../types';
import { prose } from './prose';
import { scored, type QuestionSource } from './question';

export interface VideoSource {
  name: string;
  clip: ClipName;
  note: string;
  quiz: QuestionSource[];
}

export interface ChapterSource {
  name: string;
  videos: VideoSource[];
  questions: QuestionSource[];
}

export interface CourseSource {
  course_id: number;
  line: CourseLine;
  course_name: string;
  introduce: string;
  is_public?: Flag;
  teacher_id: number;
  stages: { name: string; chapters: ChapterSource[] }[];
}

/** Score from which tests are passed. */
export const passScore = 60;

/** A lesson, written in the lines of `prose`. */
export const video = (
  name: string,
  clip: ClipName,
  note: string,
  quiz: QuestionSource[] = [],
): VideoSource => ({
  name,
  clip,
  note,
  quiz,
});

/** A chapter with the questions that its test has beyond those of its videos. */
export const chapter = (
  name: string,
  videos: VideoSource[],
  questions: QuestionSource[] = [],
): ChapterSource => ({
  name,
  videos,
  questions,
});

/** What plays a clip under a name. */
export const playable = (v_id: number, video_name: string, clip: ClipName): PlayableContent => ({
  v_id,
  video_name,
  cover: noCover,
  duration: clipDuration[clip],
  clip,
  streams: streamsOf(clip),
});

/** The moment at a share of a lesson. */
const explainedIn = (v_id: number, clip: ClipName, share: number) => ({
  v_id,
  position: Math.floor(clipDuration[clip] * share),
});

/**
 * Numbers a course: chapter 30102 is the second of course 301, video 3010203 its third, question
 * 30102031 that video's first and 30102901 the first of the chapter's own. A chapter's test asks its
 * own questions and the first one of each video, its practice unit the other one of each.
 */
export function course(source: CourseSource): CourseContent {
  const { course_id, line, course_name, introduce, is_public = 0, teacher_id } = source;
  let chapterCount = 0;
  const stages = source.stages.map(({ name, chapters }, at): StageContent => {
    const stage = { id: course_id * 100 + 91 + at, course_id, name, cover: noCover };
    const numbered = chapters.map((one) => {
      chapterCount += 1;
      return numberedChapter(source, stage.id, chapterCount, one);
    });
    return { ...stage, chapters: numbered };
  });
  return {
    course_id,
    line,
    course_name,
    cover: noCover,
    introduce: prose(introduce),
    is_public,
    teacher_id,
    stages,
  };
}

function numberedChapter(
  of: CourseSource,
  stage_id: number,
  count: number,
  source: ChapterSource,
): ChapterContent {
  const id = of.course_id * 100 + count;
  const videos = source.videos.map((one, at): VideoContent => {
    const v_id = id * 100 + at + 1;
    return {
      ...playable(v_id, one.name, one.clip),
      course_id: of.course_id,
      chapter_id: id,
      note: prose(one.note),
      pass_score: passScore,
      test: scored(
        one.quiz.map((asked, index) => ({
          ...asked,
          id: v_id * 10 + index + 1,
          lesson: explainedIn(v_id, one.clip, (index + 1) / (one.quiz.length + 1)),
        })),
      ),
    };
  });
  // The chapter's own questions are spread over its lessons, each to the middle of one.
  const own = source.questions.map((one, at) => {
    const of = videos[Math.floor((at * videos.length) / source.questions.length)];
    const lesson = of && explainedIn(of.v_id, of.clip, 0.5);
    return { ...one, id: id * 1000 + 901 + at, ...(lesson ? { lesson } : {}) };
  });
  const test = scored([...videos.flatMap((one) => one.test.slice(0, 1)), ...own]);
  const practice = scored([...videos.flatMap((one) => one.test.slice(1)), ...own]);
  return {
    id,
    chapter_name: source.name,
    pass_chapter_score: passScore,
    course_id: of.course_id,
    stage_id,
    category_id: id + 30,
    videos,
    test,
    unit:
      practice.length === 0
        ? null
        : {
            unit_id: id + 50,
            unit_name: source.name,
            course_id: of.course_id,
            course_name: of.course_name,
            line: of.line,
            chapter_id: id,
            questions: practice,
          },
  };
}
