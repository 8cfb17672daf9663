import { get, getList } from './call';
import type { Flag } from './entities/basic';
import type { Homework, HomeworkInfo, HomeworkInfoParams, HomeworkWeek } from './entities/homework';

/** Whether the learner already has the new task pages. */
export const isHuidu = get<void, { is_huidu: Flag }>('/v3/homework/is_huidu', 'is_huidu!');
/** For learners without the new task pages. */
export const oldHomeworkList = getList<void, Homework>(
  '/v3/homework/list',
  'deadline@ score# title$ week_id#',
);
export const homeworkList = getList<void, HomeworkWeek>(
  '/v3/homework/homework_list',
  'deadline@ homework_list* is_current! is_done! score# start_date@ task_list* title$ week_id# week_name$',
);
export const homeworkInfo = get<HomeworkInfoParams, HomeworkInfo>(
  '/v3/homework/homework_info',
  'deadline@ is_done! score# task_list* title$ week_id# week_name$',
);
