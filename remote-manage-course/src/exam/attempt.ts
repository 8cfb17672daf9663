import { manageExamDetail, submitManageExam, type ManageExam } from '@suite/api';
import type { Reading } from '@suite/features/answering';
import type { PaperAttempt } from '@suite/features/paper';

/** Where the drafts of a week's exam are kept. */
export const scopeOf = (week: number): string => `manage-exam-${week}`;

const readingOf = ({ user_answer, question_list, server_time }: ManageExam): Reading => ({
  answer: user_answer,
  questions: question_list,
  isFinal: user_answer?.is_draft === 0,
  serverTime: server_time,
});

/** An attempt at the exam of a week. Each call names its attempt: after a failure the provider opens another. */
export function attemptOf(exam: ManageExam, user: number): PaperAttempt {
  const { week, attempt, title, question_list } = exam;
  return {
    scope: scopeOf(week),
    attempt,
    title,
    questions: question_list,
    reading: readingOf(exam),
    user,
    provider: {
      read: async () => readingOf(await manageExamDetail({ week, attempt })),
      send: (sheet) => submitManageExam({ week, attempt, ...sheet }),
    },
  };
}
