import { asEntered, manageExamResult, manageExamStatus, useCall, type ManageWeek } from '@suite/api';
import { MistakeBook } from '@suite/features/mistake-book';
import type { PaperToRead } from '@suite/features/spaced-review';
import { serverNow } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { dayAt } from '@suite/kernel/time';
import { PageHead } from '@suite/ui';
import { Page } from '@suite/ui/base';

/** The exams whose results are published; a failed one is another attempt when it is handed in again. */
const papersOf = (weeks: readonly ManageWeek[]): PaperToRead[] =>
  weeks
    .filter(({ state }) => state === 'passed' || state === 'failed')
    .map(({ week, attempt }) => ({
      key: `manage.${week}.${attempt}`,
      isFinal: true,
      read: async (signal) => {
        const { is_pass, submit_time, question_list } = await manageExamResult({ week }, signal, true);
        return typeof is_pass === 'number'
          ? { bank: 'manage', at: submit_time, questions: question_list }
          : undefined;
      },
    }));

/** The wrong questions of the management course's exams. */
export function Mistakes() {
  const { data, error, refetch } = useCall(manageExamStatus, undefined, asEntered);
  // No call of this line names the day; each answer tells the server's time.
  const today = dayAt(serverNow() ?? Date.now());
  return (
    <Page>
      <PageHead title="错题本" />
      <MistakeBook
        today={today}
        papers={{ data: data && papersOf(data), error, refetch }}
        home={links.manageCourse()}
      />
    </Page>
  );
}
