import type { StudyTask } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { IconArrow } from '@suite/ui';
import { IconDoneMark, IconLock, IconTodo } from '../study-weeks/icons';
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
  const Kind = taskIcons[task.type];
  const { Icon, word, tone } = stateOf(task, to, isLocked);
  const content = (
    <>
      <span className={css.kind}>
        <Kind />
      </span>
      <span className={css.title}>{task.title}</span>
      <span className={`${css.state} ${tone}`}>
        <Icon className={css.icon} />
        {word}
      </span>
      {to ? <IconArrow className={css.arrow} /> : null}
    </>
  );
  return (
    <li className={css.item}>
      {to ? (
        <Link className={css.row} to={to}>
          {content}
        </Link>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
}
