import type { CourseLine, LatestEntrance, OwnedCourse, StudyTask } from '@suite/api';

type Placed = Pick<OwnedCourse, 'course_id' | 'line' | 'is_public'>;

/** Players that serve a whole line by themselves. */
const players: Partial<Record<CourseLine, string>> = {
  finance: '/video',
  reform: '/videoReform',
  jingpin: '/quality-lesson',
  zc: '/zck-lesson',
};

const playerOf = ({ line, is_public }: Placed) => (is_public ? undefined : players[line]);

/** Where a course is studied: in the player of its line, else on its own page. */
export const courseLink = (course: Placed) => playerOf(course) ?? `/myinfo/course/${course.course_id}`;

/** Where the last watched video goes on. */
export function entranceLink(entrance: LatestEntrance): string {
  const { course_id, chapter_id, v_id } = entrance;
  return `${playerOf(entrance) ?? `/myinfo/course/video/${course_id}/${chapter_id}`}?v_id=${v_id}`;
}

const suffix = (line: CourseLine) => (line === 'reform' ? '-reform' : '');

const materialPages: Partial<Record<CourseLine, string>> = {
  reform: '/study-material-reform',
  advanced: '/study-material-advance',
};

/** Where a task of the day is done. */
export function taskLink(task: StudyTask, courses: readonly OwnedCourse[]): string {
  const { type, line, target_id, week_id } = task;
  const course = courses.find((one) => one.line === line && !one.is_public);
  switch (type) {
    case 'video': {
      // The player finds the chapter by the video.
      const page = players[line] ?? (course && `/myinfo/course/video/${course.course_id}/0`);
      return page ? `${page}?v_id=${target_id}` : '/';
    }
    case 'video_test':
      return `/summary-test${suffix(line)}?v_id=${target_id}`;
    case 'chapter_test':
      return `/chapter-test${suffix(line)}/${target_id}`;
    case 'material':
      return `${materialPages[line] ?? '/study-material'}/detail/${week_id}/${target_id}`;
    case 'homework':
      return `/study-task-separate${suffix(line)}?homework_id=${target_id}`;
    case 'clock':
      return '/user-clock';
  }
}

/** Whether a banner leads somewhere: a page of the suite, a whole address, or nowhere. */
export function bannerTarget(link: unknown): { to: string } | { href: string } | undefined {
  const trimmed = typeof link === 'string' ? link.trim() : '';
  if (/^\/(?!\/)/.test(trimmed)) return { to: trimmed };
  if (/^https?:\/\/[^\s/]/i.test(trimmed)) return { href: trimmed };
  return undefined;
}
