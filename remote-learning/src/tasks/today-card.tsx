import type { Day, OwnedCourse, StudyTask } from '@suite/api';
import { dayInWords, weekdayNames, weekdayOf } from '@suite/kernel/time';
import { Card } from '@suite/ui';
import { taskLink } from '../home/links';
import { doneCount } from './task-groups';
import { TaskRow } from './task-row';
import css from './task-page.module.css';
import { useHomeworkLink } from './use-homework-link';

export interface TodayCardProps {
  today: Day;
  tasks: readonly StudyTask[];
  courses: readonly OwnedCourse[];
}

/** The tasks of today. */
export function TodayCard({ today, tasks, courses }: TodayCardProps) {
  const homeworkLink = useHomeworkLink();
  const done = doneCount(tasks);
  return (
    <Card
      title="今日任务"
      extra={
        <>
          {dayInWords(today)} 周{weekdayNames[weekdayOf(today)]}
        </>
      }
    >
      {tasks.length > 0 ? (
        <>
          <p className={done === tasks.length ? css.allDone : css.left}>
            {done === tasks.length
              ? '今天的任务都完成了，明天继续加油！'
              : `还有 ${tasks.length - done} 项没完成`}
          </p>
          <ul>
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                to={task.type === 'homework' ? homeworkLink(task.target_id) : taskLink(task, courses)}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className={css.left}>今天没有安排新任务，可以补一补前面没完成的内容</p>
      )}
    </Card>
  );
}
