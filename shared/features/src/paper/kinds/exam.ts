import { draftFlag, judgePaper, paperInfo, type Paper } from '@suite/api';
import { ownerHere } from '@suite/kernel/records';
import { received, type Received } from '../../answering';
import { noteExam } from '../../spaced-review/exams';
import type { OpenPaper, PaperAttempt } from './paper-attempt';

/** An exam is taken once. */
const ATTEMPT = 1;

export const examScope = (paperId: number): string => `exam-${paperId}`;

/** An exam that was just read. */
export function examAttempt(paper: Received<Paper>): PaperAttempt {
  const { paper_info, user_answer, user_start, server_time, receivedAt } = paper;
  const { id, title, question_list } = paper_info;
  return {
    scope: examScope(id),
    attempt: ATTEMPT,
    title,
    questions: question_list,
    reading: {
      answer: user_answer,
      questions: question_list,
      isFinal: user_answer?.is_draft === 0,
      serverTime: server_time,
      deadline: user_start?.deadline ?? null,
      receivedAt,
    },
    server: {
      read: async () => (await openExam(id, ATTEMPT)).reading,
      send(sheet) {
        // Its score may come days later, or while the learner is on another page.
        if (sheet.is_draft === draftFlag.NODRAFT) noteExam(ownerHere(), id);
        return judgePaper({ paper_id: id, ...sheet });
      },
    },
  };
}

export const openExam: OpenPaper = async (paperId) =>
  examAttempt(await received(paperInfo({ paper_id: paperId })));
