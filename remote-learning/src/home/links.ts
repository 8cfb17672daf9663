import type { CourseLine, LatestEntrance, OwnedCourse, StudyTask } from '@suite/api';
import { links } from '@suite/kernel/links';
import { chapterTestLink, courseLink, lessonLink, playerOf, videoTestLink } from '../course/links';
import { testShapeOf } from '../course/tests';

/** Where a course is studied: in the player of its line if there is one, else on the page of the course. */
export const studyLink = (course: Pick<OwnedCourse, 'course_id' | 'line' | 'is_public'>): string =>
  playerOf(course)?.() ?? courseLink(course.course_id);

/** Where the learner goes on, by the tap that leads there; the player knows whether the last video was seen to its end. */
export function entranceLink(entrance: LatestEntrance): string {
  const { course_id } = entrance;
  return (
    playerOf(entrance)?.({ courseId: course_id, isPlayed: 1 }) ??
    // With chapter 0 it goes on in the whole course.
    links.courseLesson({ id: course_id, chapterId: 0, isPlayed: 1 })
  );
}

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

/** Where a banner leads: to a page of the suite, to an address outside it, or nowhere. */
export function bannerTarget(link: unknown): { to: string } | { href: string } | undefined {
  const trimmed = typeof link === 'string' ? link.trim() : '';
  if (/^\/(?!\/)/.test(trimmed)) return { to: trimmed };
  if (/^https?:\/\/[^\s/]/i.test(trimmed)) return { href: trimmed };
  return undefined;
}
