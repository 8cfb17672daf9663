import { get, getList } from './call';
import type { Flag } from './entities/basic';
import type { Homework, HomeworkInfo, HomeworkInfoParams, HomeworkWeek } from './entities/homework';

/** Whether the learner already has the new task pages. */
export const isHuidu = get<void, { is_huidu: Flag }>('/v3/homework/is_huidu');
/** For learners without the new task pages. */
export const oldHomeworkList = getList<void, Homework>('/v3/homework/list');
export const homeworkList = getList<void, HomeworkWeek>('/v3/homework/homework_list');
export const homeworkInfo = get<HomeworkInfoParams, HomeworkInfo>('/v3/homework/homework_info');
