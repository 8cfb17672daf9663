import type { StudyTask } from '@suite/api';
import { IconArrow, IconTile } from '@suite/ui';
import type { FurtherRow } from '../further-tasks/further-tasks';
import { IconDoneMark, IconLock, IconTodo } from '../study-weeks/icons';
import { ListRow } from '../study-weeks/list-row';
import { taskIcons } from './icons';
import css from './task-row.module.css';

export interface TaskRowProps {
  task: StudyTask;
  /** Absent if the task cannot be done yet, or no longer. */
  to?: string;
  isLocked?: boolean;
}

const stateOf = ({ is_done }: StudyTask, to: string | undefined, isLocked: boolean | undefined) => {
  if (isLocked) return { Icon: IconLock, word: '未开放', tone: css.off };
  if (is_done) return { Icon: IconDoneMark, word: '已完成', tone: css.done };
  return { Icon: IconTodo, word: to ? '去完成' : '未完成', tone: to ? css.todo : css.off };
};

/** A task with its state and the link to it. */
export function TaskRow({ task, to, isLocked }: TaskRowProps) {
  // A kind of task may be newer than this release.
  const Kind = taskIcons[task.type] ?? IconTodo;
  const { Icon, word, tone } = stateOf(task, to, isLocked);
  return (
    <ListRow className={css.row} to={to}>
      <IconTile className={css.kind}>
        <Kind />
      </IconTile>
      <span className={css.title}>{task.title}</span>
      <span className={`${css.state} ${tone}`}>
        <Icon className={css.icon} />
        {word}
      </span>
      {to ? <IconArrow className={css.arrow} /> : null}
    </ListRow>
  );
}

interface FurtherTaskRowProps {
  row: Omit<FurtherRow, 'key'>;
}

/** A review, or a task of the plan to catch up, beside the tasks of the day. */
export function FurtherTaskRow({ row: { type, title, action, to, onOpen } }: FurtherTaskRowProps) {
  const Kind = taskIcons[type];
  return (
    <ListRow className={css.row} to={to} onOpen={onOpen}>
      <IconTile className={css.kind}>
        <Kind />
      </IconTile>
      <span className={css.title}>{title}</span>
      <span className={`${css.state} ${css.todo}`}>{action}</span>
      <IconArrow className={css.arrow} />
    </ListRow>
  );
}
