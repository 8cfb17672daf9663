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
} from '@suite/api';
import { useState, type ReactNode } from 'react';
import { useTaskLink } from '../task-link';
import { olderLines, taskEditions, type TaskEdition } from '../task-edition';
import { PlanSheet } from './plan-sheet';
import { useCatchUp } from './use-catch-up';
import { dueCards, earlierExams, useSolvedPapers } from '@suite/features/spaced-review';
import { links } from '@suite/kernel/links';
import { ownerOf } from '@suite/kernel/records';
import { useToday } from '../study-weeks/use-today';
import { lineOfWeek, reformWeeks, type WeekOfLine } from '../study-weeks/week-progress';
import { papersToRead } from './papers';

/** Papers that a page about tasks reads at a visit. */
const MOST_PAPERS = 8;

/** How many questions come back today, of all courses. */
function useReviews(user: number) {
  const today = useToday();
  const read = () => dueCards(ownerOf(user), today).length;
  // Counted once for a day: a book may have hundreds of cards.
  const [seen, setSeen] = useState(() => ({ today, count: read() }));
  const lookAgain = () => setSeen({ today, count: read() });
  if (seen.today !== today) lookAgain();
  return { count: seen.count, lookAgain };
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
  /** How many rows of one edition a page has room for; as many papers are read for reviews at a visit. */
  most?: number;
  /** A row as its page draws it. */
  children: (row: FurtherRow) => ReactNode;
}

const editionsOf = ({ courseList }: UserDetail): TaskEdition[] => {
  const has = (lines: readonly string[]) => courseList.some(({ line }) => lines.indexOf(line) >= 0);
  return [
    ...(has(['reform']) ? [taskEditions.reform] : []),
    ...(has(olderLines) ? [taskEditions.older] : []),
  ];
};

/** What the learner adds to the tasks of the day: wrong answers that come back, and weeks to catch up on. */
export function FurtherTasks(props: FurtherTasksProps) {
  // Who rests studies nothing.
  if (props.detail.splitInfosData?.status === 'resting') return null;
  return <OfLearner key={props.detail.userInfo.id} {...props} />;
}

function OfLearner({ edition, ...props }: FurtherTasksProps) {
  const { detail, most, children } = props;
  const user = detail.userInfo.id;
  const reviews = useReviews(user);
  useSolvedPapers(ownerOf(user), earlierExams(ownerOf(user), detail.paperId), 1, reviews.lookAgain);
  const { count } = reviews;
  const row: FurtherRow | undefined =
    count > 0
      ? {
          key: 'review',
          type: 'review',
          title: `错题本：今天 ${count} 题`,
          action: '去复习',
          to: links.mistakes({ isReviewed: 1 }),
        }
      : undefined;
  return (
    <>
      {row && most !== 0 ? children(row) : null}
      {(edition ? [edition] : editionsOf(detail)).map((one, at) => (
        <OfEdition
          key={String(one.has('reform'))}
          {...props}
          edition={one}
          taken={row && at === 0 ? 1 : 0}
          onPapers={reviews.lookAgain}
        />
      ))}
    </>
  );
}

interface OfEditionProps extends FurtherTasksProps {
  edition: TaskEdition;
  /** Rows of its room that the reviews have taken. */
  taken: number;
  onPapers: () => void;
}

function OfEdition({ detail, edition, most, taken, onPapers, children }: OfEditionProps) {
  const owner = detail.userInfo.id;
  const name = edition.has('reform') ? 'reform' : 'older';
  const resting = useResting(name === 'reform' ? [] : detail.courseList);
  const all = useWeeks(edition);
  const weeks = all.filter((week) => resting.indexOf(lineOfWeek(week)) < 0);
  useSolvedPapers(
    ownerOf(owner),
    all.length > 0 ? papersToRead(weeks) : undefined,
    most ?? MOST_PAPERS,
    onPapers,
  );
  const catchUp = useCatchUp(owner, name, weeks);
  const linkOf = useTaskLink(catchUp.due, detail.courseList);
  const [isOpen, setOpen] = useState(false);

  const rows: FurtherRow[] = [];
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
      onOpen: () => setOpen(true),
    });
  return (
    <>
      {rows.slice(0, most === undefined ? undefined : Math.max(0, most - taken)).map(children)}
      <PlanSheet open={isOpen} catchUp={catchUp} onClose={() => setOpen(false)} />
    </>
  );
}

function useWeeks(edition: TaskEdition): readonly WeekOfLine[] {
  const all = useCall(edition.weeks, undefined, asEntered).data ?? [];
  return edition.has('reform') ? reformWeeks(all) : all;
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
