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

/** The papers of one version of the course, to be answered. */
export interface PaperEdition extends Pick<PracticeEdition, 'path'> {
  /** The unit's open paper; a new one only when there is none. */
  open: (unitId: number) => Promise<Juan>;
  send: Call<JuanSheet, UserAnswer>;
}

export const olderPapers: PaperEdition = {
  path: olderPractice.path,
  open: (unit_id) => createJuan({ unit_id }),
  send: commitAnswer,
};

export const reformPapers: PaperEdition = {
  path: reformPractice.path,
  async open(unit_id) {
    const { juan } = await reformExamDetail({ unit_id, is_history: 0 });
    if (!juan) throw new Error(`unit ${unit_id} has no open paper`);
    return juan;
  },
  send: addReformExam,
};
