import {
  answerUnits,
  homeworkInfo,
  homeworkList,
  reformExamUnits,
  reformHomeworkInfo,
  reformHomeworkList,
  type CourseLine,
} from '@suite/api';
import { places } from '@suite/kernel/places';

/** The calls and pages in which the versions of the task pages differ. */
export interface TaskEdition {
  weeks: typeof homeworkList;
  info: typeof homeworkInfo;
  /** Says how far the paper of a homework is. */
  units: typeof answerUnits;
  /** Where a paper is answered. */
  paper: typeof places.practicePaper;
  /** Where the answers that were handed in are explained. */
  history: typeof places.practiceHistory;
  /** Whether a course belongs to this version. */
  has: (line: CourseLine) => boolean;
}

export const olderTasks: TaskEdition = {
  weeks: homeworkList,
  info: homeworkInfo,
  units: answerUnits,
  paper: places.practicePaper,
  history: places.practiceHistory,
  has: (line) => line !== 'reform',
};

export const reformTasks: TaskEdition = {
  weeks: reformHomeworkList,
  info: reformHomeworkInfo,
  units: reformExamUnits,
  paper: places.practicePaperReform,
  history: places.practiceHistoryReform,
  has: (line) => line === 'reform',
};
