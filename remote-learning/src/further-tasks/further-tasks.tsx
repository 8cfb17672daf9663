import {
  asEntered,
  useCall,
  type StudyTask,
  type UserDetail,
  advancedStatus,
  industryStatus,
  investmentStatus,
  type Call,
  type CourseLine,
  type DistributeStatus,
  type OwnedCourse,
  type HomeworkWeek,
} from '@suite/api';
import { useState, type ReactNode } from 'react';
import { useTaskLink } from '../task-link';
import { taskEditions, type TaskEdition } from '../task-edition';
import { PlanSheet } from './plan-sheet';
import { ReviewSheet } from './review-sheet';
import { useCatchUp } from './use-catch-up';
import { defineRecord, ownerOf, useRecord } from '@suite/kernel/records';
import { momentText } from '@suite/kernel/time';
import { useToday } from '../study-weeks/use-today';
import { reviewsOf, type Repeated } from './review-schedule';
import { MOST_PAPERS, useAnswered } from './use-answered';

/** The device has the only copy of what was repeated, so a logout keeps it. */
const repetitions = defineRecord<Repeated>({
  kind: 'review',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  read: (stored) => Object(stored) as Repeated,
});

/** The wrong answers that come back today, and where a review keeps what was answered now. */
function useReviews(owner: number, name: string, weeks: readonly HomeworkWeek[], papers: number) {
  const today = useToday();
  const answered = useAnswered(weeks, papers);
  const [repeated = {}, write] = useRecord(repetitions.of(ownerOf(owner), name));
  return {
    due: reviewsOf(answered, repeated, today),
    keep: (id: number, isRight: boolean) =>
      write({ ...repeated, [id]: { at: `${today} ${momentText(Date.now()).slice(11)}`, isRight } }),
  };
}

/** A row beside the tasks of the day: it leads to a page, or opens a sheet. */
export interface FurtherRow {
  key: string;
  type: StudyTask['type'] | 'review' | 'plan';
  title: string;
  action: string;
  to?: string;
  onOpen?: () => void;
}

export interface FurtherTasksProps {
  detail: UserDetail;
  /** The tasks that a page shows; by default those of all courses of the learner. */
  edition?: TaskEdition;
  /** How many rows of one edition a page has room for; as many of the newest papers are looked into for reviews. */
  most?: number;
  /** A row as its page draws it. */
  children: (row: FurtherRow) => ReactNode;
}

const classLines = ['finance', 'advanced', 'investment', 'industry'];

const editionsOf = ({ courseList }: UserDetail): TaskEdition[] => {
  const has = (lines: readonly string[]) => courseList.some(({ line }) => lines.indexOf(line) >= 0);
  return [
    ...(has(['reform']) ? [taskEditions.reform] : []),
    ...(has(classLines) ? [taskEditions.older] : []),
  ];
};

/** What the learner adds to the tasks of the day: wrong answers that come back, and weeks to catch up on. */
export function FurtherTasks({ edition, ...props }: FurtherTasksProps) {
  const { detail } = props;
  // Who rests studies nothing.
  if (detail.splitInfosData?.status === 'resting') return null;
  return (
    <>
      {(edition ? [edition] : editionsOf(detail)).map((one) => (
        <OfEdition key={`${detail.userInfo.id} ${one.has('reform')}`} {...props} edition={one} />
      ))}
    </>
  );
}

function OfEdition({ detail, edition, most, children }: FurtherTasksProps & { edition: TaskEdition }) {
  const owner = detail.userInfo.id;
  const name = edition.has('reform') ? 'reform' : 'older';
  const resting = useResting(name === 'reform' ? [] : detail.courseList);
  const all = useCall(edition.weeks, undefined, asEntered).data ?? [];
  const weeks = all.filter(({ task_list: [first] }) => !first || resting.indexOf(first.line) < 0);
  const reviews = useReviews(owner, name, weeks, most ?? MOST_PAPERS);
  const catchUp = useCatchUp(owner, name, weeks);
  const linkOf = useTaskLink(catchUp.due, detail.courseList);
  const [open, setOpen] = useState<'review' | 'plan'>();
  const [openings, setOpenings] = useState(0);
  const close = () => setOpen(undefined);

  const rows: FurtherRow[] = [];
  if (reviews.due.length > 0)
    rows.push({
      key: 'review',
      type: 'review',
      title: `复习 ${reviews.due.length} 道做错的题`,
      action: '去复习',
      onOpen: () => {
        setOpenings(openings + 1);
        setOpen('review');
      },
    });
  for (const task of catchUp.due)
    rows.push({
      key: String(task.id),
      type: task.type,
      title: task.title,
      action: '去补学',
      to: linkOf(task),
    });
  if (catchUp.taken.length > 0 || catchUp.isOffered)
    rows.push({
      key: 'plan',
      type: 'plan',
      title: catchUp.isOffered
        ? `前几周还有 ${catchUp.count} 项没学完`
        : `补学计划，还剩 ${catchUp.taken.length} 天`,
      action: catchUp.isOffered ? '排个计划' : '看计划',
      onOpen: () => setOpen('plan'),
    });
  return (
    <>
      {rows.slice(0, most).map(children)}
      {openings > 0 ? (
        <ReviewSheet
          key={openings}
          open={open === 'review'}
          reviews={reviews.due}
          courses={detail.courseList}
          onAnswer={reviews.keep}
          onClose={close}
        />
      ) : null}
      <PlanSheet open={open === 'plan'} catchUp={catchUp} onClose={close} />
    </>
  );
}

/** The course lines in which the learner rests, or may rest as long as it is not known. */
function useResting(courses: readonly OwnedCourse[]): readonly CourseLine[] {
  const useIsResting = (line: CourseLine, call: Call<void, DistributeStatus>) => {
    const enabled = courses.some((one) => one.line === line && !one.is_public);
    const { data, isLoading } = useCall(call, undefined, { enabled });
    return isLoading || data?.status === 'resting';
  };
  const resting = {
    advanced: useIsResting('advanced', advancedStatus),
    investment: useIsResting('investment', investmentStatus),
    industry: useIsResting('industry', industryStatus),
  };
  return (Object.keys(resting) as (keyof typeof resting)[]).filter((line) => resting[line]);
}
