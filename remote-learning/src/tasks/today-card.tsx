import type { Day, UserDetail } from '@suite/api';
import { dayAndWeekday } from '@suite/kernel/time';
import { Card } from '@suite/ui';
import { taskLink } from '../task-link';
import type { TaskEdition } from '../task-edition';
import { doneCount } from '../study-weeks/week-progress';
import { TaskRow } from './task-row';
import css from './tasks.module.css';
import { useHomeworkLink } from './use-homework-link';

export interface TodayCardProps {
  today: Day;
  detail: UserDetail;
  edition: TaskEdition;
}

/** The tasks of today. */
export function TodayCard({ today, detail, edition }: TodayCardProps) {
  const tasks = detail.todayTasks.filter(({ line }) => edition.has(line));
  const homeworkLink = useHomeworkLink();
  const done = doneCount(tasks);
  return (
    <Card title="今日任务" extra={dayAndWeekday(today)}>
      <p className={tasks.length > 0 && done === tasks.length ? css.allDone : css.left}>
        {tasks.length === 0
          ? '今天没有安排新任务，可以补一补前面没完成的内容'
          : done === tasks.length
            ? '今天的任务都完成了，明天继续加油！'
            : `还有 ${tasks.length - done} 项没完成`}
      </p>
      <ul>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            to={task.type === 'homework' ? homeworkLink(task.target_id) : taskLink(task, detail.courseList)}
          />
        ))}
      </ul>
    </Card>
  );
}
