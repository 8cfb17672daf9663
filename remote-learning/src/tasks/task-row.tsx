import type { StudyTask, StudyTaskType } from '@suite/api';
import { IconArrow, IconTile, IconClock, lineIcon } from '@suite/ui';
import type { FurtherRow } from '../further-tasks/further-tasks';
import { IconDoneMark, IconLock, IconTodo } from '../study-weeks/icons';
import { ListRow } from '../study-weeks/list-row';
import css from './task-row.module.css';
import { IconHomework, IconText, IconVideo } from '../materials/icons';

const IconQuiz = lineIcon(
  'M5 4h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-8l-4 3.5V17H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.8 9a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.5M12 14.6v.1',
);
const IconTest = lineIcon(
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8.5 8h3M8.5 12h7M8.5 16h7M13.5 7.6l1 1 2-2',
);

const IconReview = lineIcon('M5 12a7.2 7.2 0 1 0 2.3-5.3M7.6 3v4h4');
const IconPlan = lineIcon('M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 14.5l2.2 2.2 4.3-4.3');

/** What each kind of task looks like. */
const taskIcons: Record<StudyTaskType | 'review' | 'plan', typeof IconVideo> = {
  video: IconVideo,
  material: IconText,
  homework: IconHomework,
  video_test: IconQuiz,
  chapter_test: IconTest,
  clock: IconClock,
  review: IconReview,
  plan: IconPlan,
};

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
