import { isHuidu, useCall, type CourseLine, type OwnedCourse, type StudyTask } from '@suite/api';
import { links } from '@suite/kernel/links';
import { chapterTestLink, lessonLink, playerOf, videoTestLink } from './course/links';
import { testShapeOf } from './course/tests';

const materialLink = (line: CourseLine) =>
  line === 'reform' ? links.materialReform : line === 'advanced' ? links.materialAdvance : links.material;

const homeworkLink = (line: CourseLine, hasOldTasks: boolean | undefined) =>
  line === 'reform' ? links.homeworkReform : hasOldTasks ? links.homeworkOld : links.homework;

/** Where a task of the day is done; homework of the older courses on the task pages that the learner has. */
export function taskLink(task: StudyTask, courses: readonly OwnedCourse[], hasOldTasks?: boolean): string {
  const { type, line, target_id, week_id } = task;
  switch (type) {
    case 'video': {
      const player = playerOf({ line, is_public: 0 });
      if (player) return player({ videoId: target_id });
      const course = courses.find((one) => one.line === line && !one.is_public);
      // A task names neither its course nor its chapter: the player finds both by the video.
      return course ? lessonLink(course.course_id, 0, target_id) : links.home();
    }
    case 'video_test':
      return videoTestLink(testShapeOf(line), target_id);
    case 'chapter_test':
      return chapterTestLink(testShapeOf(line), target_id);
    case 'material':
      return materialLink(line)({ weekId: week_id ?? 0, materialId: target_id });
    case 'homework':
      return homeworkLink(line, hasOldTasks)({ homeworkId: target_id });
    case 'clock':
      return links.checkIn();
    // A kind of task that is newer than this release.
    default:
      return links.home();
  }
}

/** Where tasks are done; which task pages the learner has is asked if a homework of the older courses is among them. */
export function useTaskLink(tasks: readonly StudyTask[], courses: readonly OwnedCourse[]) {
  const isAsked = tasks.some(({ type, line }) => type === 'homework' && line !== 'reform');
  const huidu = useCall(isHuidu, undefined, { enabled: isAsked }).data;
  return (task: StudyTask) => taskLink(task, courses, huidu?.is_huidu === 0);
}
