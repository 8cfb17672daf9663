import type { StudyStatus } from '../constants';
import type { DateTime, Day, Flag } from './basic';
import type { StudyTask } from './task';

/** A homework; it is answered as a practice paper of its unit. */
export interface Homework {
  homework_id: number;
  week_id: number;
  title: string;
  unit_id: number;
  status: StudyStatus;
  question_count: number;
  deadline: DateTime;
  /** Null before the final submission. */
  score: number | null;
}

export interface HomeworkWeek {
  week_id: number;
  week_name: string;
  start_date: Day;
  status: StudyStatus;
  is_current: Flag;
  homework_list: Homework[];
  task_list: StudyTask[];
}

export interface HomeworkInfo extends Homework {
  week_name: string;
  /** What is to be done, HTML. */
  content: string;
  /** The teacher's words on it; '' when there are none. */
  comment: string;
  task_list: StudyTask[];
}

export interface HomeworkInfoParams {
  homework_id: number;
}
