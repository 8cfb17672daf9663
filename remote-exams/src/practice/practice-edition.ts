import {
  answerUnits,
  juanHistory,
  queryOf,
  reformExamDetail,
  reformExamUnits,
  type AnswerUnit,
  type Call,
  type JuanHistory,
  type JuanHistoryParams,
} from '@suite/api';
import type { CoursePages } from '@suite/features/course-choice';
import { olderPapers, reformPapers, type PracticePapers } from '@suite/features/paper/kinds';
import { places, type Place } from '@suite/kernel/places';

/** What the practice of the older courses and of the reform course differ in. */
export interface PracticeEdition {
  papers: PracticePapers;
  units: Call<void, AnswerUnit[]>;
  history: (asked: JuanHistoryParams) => ReturnType<typeof queryOf<object, JuanHistory>>;
  /** Where a unit's open paper is answered; a new one is created when there is none. */
  paperPlace: Place<'unitId'>;
  /** Where a unit's earlier papers are listed and read. */
  historyPlace: Place<'unitId' | 'juan?'>;
  /** The practice of this and of the other courses. */
  pages: CoursePages;
}

/** Instead of a paper's number in the address: the paper that was just handed in. */
export const LAST_PAPER = 'last';

const pagesOf = (isReform: boolean): CoursePages => ({
  isReform,
  reform: places.practiceReform(),
  others: places.practice(),
});

export const olderPractice: PracticeEdition = {
  papers: olderPapers,
  units: answerUnits,
  history: (asked) => queryOf(juanHistory, asked),
  paperPlace: places.practicePaper,
  historyPlace: places.practiceHistory,
  pages: pagesOf(false),
};

export const reformPractice: PracticeEdition = {
  papers: reformPapers,
  units: reformExamUnits,
  history: (asked) => queryOf(reformExamDetail, { ...asked, is_history: 1 }),
  paperPlace: places.practicePaperReform,
  historyPlace: places.practiceHistoryReform,
  pages: pagesOf(true),
};
