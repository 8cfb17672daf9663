import type { UserDetail } from '@suite/api';
import { FurtherTasks } from '../further-tasks/piece';
import type { TaskEdition } from '../task-edition';
import { FurtherTaskRow } from './task-row';
import css from './tasks.module.css';

interface FurtherListProps {
  detail: UserDetail;
  edition: TaskEdition;
}

/** What the learner adds to the tasks. It comes after the page, at its end: above the weeks it would push them down. */
export const FurtherList = ({ detail, edition }: FurtherListProps) => (
  <ul className={css.further} aria-label="复习和补学">
    <FurtherTasks detail={detail} edition={edition}>
      {({ key, ...row }) => <FurtherTaskRow key={key} row={row} />}
    </FurtherTasks>
  </ul>
);
