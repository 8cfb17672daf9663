import { asEntered, useCall, type StudyTask, type UserDetail } from '@suite/api';
import { useState, type ReactNode } from 'react';
import { useTaskLink } from '../task-link';
import { taskEditions, type TaskEdition } from '../task-edition';
import { PlanSheet } from './plan-sheet';
import { ReviewSheet } from './review-sheet';
import { useCatchUp } from './use-catch-up';
import { useResting } from './use-resting';
import { useReviews } from './use-reviews';

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
  /** How many rows of one edition a page has room for; the others come when these are done. */
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
  const reviews = useReviews(owner, name, weeks);
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
  if (catchUp.isRunning || catchUp.isOffered)
    rows.push({
      key: 'plan',
      type: 'plan',
      title: catchUp.isOffered ? `前几周还有 ${catchUp.count} 项没学完` : '补学计划',
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
