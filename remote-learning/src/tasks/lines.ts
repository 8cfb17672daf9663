import {
  answerUnits,
  homeworkInfo,
  homeworkList,
  reformExamUnits,
  reformHomeworkInfo,
  reformHomeworkList,
  type CourseLine,
} from '@suite/api';

/** The calls and addresses in which the versions of the task pages differ. */
export interface TaskLine {
  weeks: typeof homeworkList;
  info: typeof homeworkInfo;
  /** Says how far the paper of a homework is. */
  units: typeof answerUnits;
  /** Where papers are answered. */
  answers: string;
  /** Whether a course belongs to this version. */
  has: (line: CourseLine) => boolean;
}

export const olderTasks: TaskLine = {
  weeks: homeworkList,
  info: homeworkInfo,
  units: answerUnits,
  answers: '/answer-system',
  has: (line) => line !== 'reform',
};

export const reformTasks: TaskLine = {
  weeks: reformHomeworkList,
  info: reformHomeworkInfo,
  units: reformExamUnits,
  answers: '/answer-system-reform',
  has: (line) => line === 'reform',
};
