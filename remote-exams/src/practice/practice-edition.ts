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
import { links, type LinkTo } from '@suite/kernel/links';
import { olderPapers, reformPapers, type PracticePapers } from '@suite/features/paper/kinds';

/** What the practice of the older courses and of the reform course differ in. */
export interface PracticeEdition {
  papers: PracticePapers;
  units: Call<void, AnswerUnit[]>;
  history: (asked: JuanHistoryParams) => ReturnType<typeof queryOf<object, JuanHistory>>;
  /** Where a unit's open paper is answered; a new one is created when there is none. */
  paperLink: LinkTo<'unitId'>;
  /** Where a unit's earlier papers are listed and read. */
  historyLink: LinkTo<'unitId' | 'juan?'>;
  /** The practice of this and of the other courses. */
  pages: CoursePages;
}

/** Instead of a paper's number in the address: the paper that was just handed in. */
export const LAST_PAPER = 'last';

const pagesOf = (isReform: boolean): CoursePages => ({
  isReform,
  reform: links.practiceReform(),
  others: links.practice(),
});

export const practiceEditions: Record<'older' | 'reform', PracticeEdition> = {
  older: {
    papers: olderPapers,
    units: answerUnits,
    history: (asked) => queryOf(juanHistory, asked),
    paperLink: links.practicePaper,
    historyLink: links.practiceHistory,
    pages: pagesOf(false),
  },
  reform: {
    papers: reformPapers,
    units: reformExamUnits,
    history: (asked) => queryOf(reformExamDetail, { ...asked, is_history: 1 }),
    paperLink: links.practicePaperReform,
    historyLink: links.practiceHistoryReform,
    pages: pagesOf(true),
  },
};
