import {
  addReformExam,
  commitAnswer,
  createJuan,
  reformExamDetail,
  type Call,
  type Juan,
  type JuanSheet,
  type UserAnswer,
} from '@suite/api';
import { olderPractice, reformPractice, type PracticeEdition } from './practice-edition';

/** What answering a practice paper differs in between the older courses and the reform course. */
export interface PaperEdition extends Pick<PracticeEdition, 'scope' | 'history' | 'historyPlace'> {
  /** The unit's open paper; a new one is created only when there is none. */
  open: (unitId: number) => Promise<Juan>;
  send: Call<JuanSheet, UserAnswer>;
}

export const olderPapers: PaperEdition = {
  scope: olderPractice.scope,
  history: olderPractice.history,
  historyPlace: olderPractice.historyPlace,
  open: (unit_id) => createJuan({ unit_id }),
  send: commitAnswer,
};

export const reformPapers: PaperEdition = {
  scope: reformPractice.scope,
  history: reformPractice.history,
  historyPlace: reformPractice.historyPlace,
  async open(unit_id) {
    const { juan } = await reformExamDetail({ unit_id, is_history: 0 });
    if (!juan) throw new Error(`unit ${unit_id} has no open paper`);
    return juan;
  },
  send: addReformExam,
};
