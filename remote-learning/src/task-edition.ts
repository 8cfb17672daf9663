import {
  answerUnits,
  homeworkInfo,
  homeworkList,
  reformExamUnits,
  reformHomeworkInfo,
  reformHomeworkList,
  type CourseLine,
} from '@suite/api';
import type { CoursePages } from '@suite/features/course-choice';
import { links } from '@suite/kernel/links';

/** The calls and pages in which the versions of the task pages differ. */
export interface TaskEdition {
  weeks: typeof homeworkList;
  info: typeof homeworkInfo;
  /** Says how far the paper of a homework is. */
  units: typeof answerUnits;
  /** Where a paper is answered. */
  paper: typeof links.practicePaper;
  /** Where the answers that were handed in are explained. */
  history: typeof links.practiceHistory;
  /** This page and that of the other courses. */
  pages: CoursePages;
  /** Whether a course belongs to this version. */
  has: (line: CourseLine) => boolean;
}

const pagesOf = (isReform: boolean): CoursePages => ({
  isReform,
  reform: links.studyTaskReform(),
  others: links.studyTask(),
});

/** The lines of the older courses that have classes, and with them weeks of tasks. */
export const olderLines: readonly string[] = ['finance', 'advanced', 'investment', 'industry'];

export const taskEditions: Record<'older' | 'reform', TaskEdition> = {
  older: {
    weeks: homeworkList,
    info: homeworkInfo,
    units: answerUnits,
    paper: links.practicePaper,
    history: links.practiceHistory,
    pages: pagesOf(false),
    has: (line) => line !== 'reform',
  },
  reform: {
    weeks: reformHomeworkList,
    info: reformHomeworkInfo,
    units: reformExamUnits,
    paper: links.practicePaperReform,
    history: links.practiceHistoryReform,
    pages: pagesOf(true),
    has: (line) => line === 'reform',
  },
};
