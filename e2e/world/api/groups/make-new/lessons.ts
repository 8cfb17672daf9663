import { toolLessons, type ToolLesson } from '@suite/api';
import { courses, toolLessonTitles } from '../../../content';
import { handleOpen } from '../../handle';

/** The page on which a lesson of a course plays. */
const pageOf = (line: string, course_id: number, v_id: number) =>
  line === 'reform' ? `/videoReform?course_id=${course_id}&v_id=${v_id}` : `/video?v_id=${v_id}`;

/** The lessons of the table, by their titles; a tool without one is left to the page. */
function lessons(): ToolLesson[] {
  const all = courses.flatMap(({ line, course_id, stages }) =>
    stages
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ videos }) => videos)
      .map(({ v_id, video_name }) => ({ title: video_name, link: pageOf(line, course_id, v_id) })),
  );
  return Object.entries(toolLessonTitles).flatMap(([tool, title]) =>
    all
      .filter((lesson) => lesson.title === title)
      .slice(0, 1)
      .map((lesson) => ({ tool, ...lesson })),
  );
}

export const lessonHandlers = [handleOpen(toolLessons, () => ({ list: lessons() }))];
