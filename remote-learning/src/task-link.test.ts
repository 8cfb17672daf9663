import type { StudyTask } from '@suite/api';
import { courseWith } from './home/testing';
import { taskLink } from './task-link';

const task = (type: StudyTask['type'], line: StudyTask['line']): StudyTask => ({
  id: 1,
  type,
  title: '',
  line,
  is_done: 0,
  target_id: 44,
  week_id: 3,
});
const courses = [
  courseWith({ line: 'advanced', course_id: 303 }),
  courseWith({ line: 'finance', is_public: 1 }),
];

test.each([
  ['video', 'reform', '/videoReform?v_id=44'],
  ['video', 'finance', '/video?v_id=44'],
  ['video', 'advanced', '/myinfo/course/video/303/0?v_id=44'],
  ['video', 'industry', '/'],
  ['video_test', 'finance', '/summary-test?videoId=44'],
  ['video_test', 'reform', '/summary-test-reform?videoId=44'],
  ['chapter_test', 'advanced', '/chapter-test/44'],
  ['chapter_test', 'reform', '/chapter-test-reform/44'],
  ['material', 'finance', '/study-material/detail/3/44'],
  ['material', 'reform', '/study-material-reform/detail/3/44'],
  ['material', 'advanced', '/study-material-advance/detail/3/44'],
  ['material', 'investment', '/study-material/detail/3/44'],
  ['homework', 'finance', '/study-task-separate?homework_id=44'],
  ['homework', 'reform', '/study-task-separate-reform?homework_id=44'],
  ['clock', 'reform', '/user-clock'],
] as const)('the task %s of %s is done at %s', (type, line, link) => {
  expect(taskLink(task(type, line), courses)).toBe(link);
});

test('homework of the older courses opens on the old task pages of a learner who has these', () => {
  expect(taskLink(task('homework', 'finance'), courses, true)).toBe('/study-task-old?homework_id=44');
  expect(taskLink(task('homework', 'reform'), courses, true)).toBe(
    '/study-task-separate-reform?homework_id=44',
  );
});
