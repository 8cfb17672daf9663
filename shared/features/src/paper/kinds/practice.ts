import {
  addReformExam,
  commitAnswer,
  createJuan,
  juanHistory,
  reformExamDetail,
  type Call,
  type Juan,
  type JuanHistory,
  type JuanHistoryParams,
  type JuanSheet,
  type UserAnswer,
} from '@suite/api';
import { received, type Received } from '../../answering';
import { countedIn, type OpenPaper, type PaperAttempt } from './paper-attempt';

/** The calls of practice papers: of the older courses, or of the reform course. */
export interface PracticePapers {
  /** Keeps drafts apart: units of the two editions may have the same number. */
  scope: string;
  /** The unit's open paper; a new one is created only when there is none. */
  open: (unitId: number) => Promise<Juan>;
  history: (asked: JuanHistoryParams) => Promise<JuanHistory>;
  send: Call<JuanSheet, UserAnswer>;
}

export const olderPapers: PracticePapers = {
  scope: 'unit',
  open: (unit_id) => createJuan({ unit_id }),
  history: juanHistory,
  send: commitAnswer,
};

export const reformPapers: PracticePapers = {
  scope: 'unit-reform',
  async open(unit_id) {
    const { juan } = await reformExamDetail({ unit_id, is_history: 0 });
    if (!juan) throw new Error(`unit ${unit_id} has no open paper`);
    return juan;
  },
  history: (asked) => reformExamDetail({ ...asked, is_history: 1 }),
  send: addReformExam,
};

/**
 * A unit's open paper that was just read. A unit has one open paper at a time: another one proves that the paper of this
 * `attempt` was handed in; then `solved` is that paper, if the server knows it.
 */
export function practiceAttempt(
  papers: PracticePapers,
  open: Received<Juan>,
  attempt = open.juan_id,
  solved: Juan | null = null,
): PaperAttempt {
  const { unit_id, unit_name, server_time, receivedAt } = open;
  const isFinal = open.juan_id !== attempt;
  const { question_list } = solved ?? open;
  return {
    scope: `${papers.scope}-${unit_id}`,
    attempt,
    title: unit_name,
    questions: question_list,
    reading: {
      answer: isFinal ? countedIn(solved && { questions: question_list }) : open.user_answer,
      questions: question_list,
      isFinal,
      serverTime: server_time,
      receivedAt,
    },
    server: {
      read: async () => (await openPractice(papers)(unit_id, attempt)).reading,
      send: (sheet) => papers.send({ juan_id: attempt, ...sheet }),
      checks: true,
    },
  };
}

export const openPractice =
  (papers: PracticePapers): OpenPaper =>
  async (unit_id, attempt) => {
    const open = await received(papers.open(unit_id));
    if (open.juan_id === attempt) return practiceAttempt(papers, open);
    const { juan } = await papers.history({ unit_id, juan_id: attempt });
    return practiceAttempt(papers, open, attempt, juan);
  };
