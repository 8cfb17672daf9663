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
import { practiceEditions, type PracticeEdition } from './practice-edition';

/** What answering a practice paper differs in between the older courses and the reform course. */
export interface PaperEdition extends Pick<PracticeEdition, 'scope' | 'history' | 'historyLink'> {
  /** The unit's open paper; a new one is created only when there is none. */
  open: (unitId: number) => Promise<Juan>;
  send: Call<JuanSheet, UserAnswer>;
}

export const paperEditions: Record<'older' | 'reform', PaperEdition> = {
  older: {
    scope: practiceEditions.older.scope,
    history: practiceEditions.older.history,
    historyLink: practiceEditions.older.historyLink,
    open: (unit_id) => createJuan({ unit_id }),
    send: commitAnswer,
  },
  reform: {
    scope: practiceEditions.reform.scope,
    history: practiceEditions.reform.history,
    historyLink: practiceEditions.reform.historyLink,
    async open(unit_id) {
      const { juan } = await reformExamDetail({ unit_id, is_history: 0 });
      if (!juan) throw new Error(`unit ${unit_id} has no open paper`);
      return juan;
    },
    send: addReformExam,
  },
};
