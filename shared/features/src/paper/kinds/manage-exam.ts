import { manageExamDetail, submitManageExam, type ManageExam } from '@suite/api';
import { received, type Received } from '../../answering';
import type { OpenPaper, PaperAttempt } from './paper-attempt';

export const manageExamScope = (week: number): string => `manage-exam-${week}`;

/** The exam of a week. Each call names its attempt: after a failure the server opens another. */
export function manageExamAttempt(exam: Received<ManageExam>): PaperAttempt {
  const { week, attempt, title, question_list, user_answer, server_time, receivedAt } = exam;
  return {
    scope: manageExamScope(week),
    attempt,
    title,
    questions: question_list,
    reading: {
      answer: user_answer,
      questions: question_list,
      isFinal: user_answer?.is_draft === 0,
      serverTime: server_time,
      receivedAt,
    },
    server: {
      read: async () => (await openManageExam(week, attempt)).reading,
      send: (sheet) => submitManageExam({ week, attempt, ...sheet }),
    },
  };
}

export const openManageExam: OpenPaper = async (week, attempt) =>
  manageExamAttempt(await received(manageExamDetail({ week, attempt })));
