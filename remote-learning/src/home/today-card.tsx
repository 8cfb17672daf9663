import type { OwnedCourse, StudyTask } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { Card, IconCheck } from '@suite/ui';
import { taskLink } from './links';
import css from './today-card.module.css';

const actions: Record<StudyTask['type'], string> = {
  video: '去学习',
  material: '去查看',
  homework: '去完成',
  video_test: '去测试',
  chapter_test: '去测试',
  clock: '去打卡',
};

interface TodayCardProps {
  tasks: readonly StudyTask[];
  courses: readonly OwnedCourse[];
}

/** The tasks of today with their states; a day without tasks says so. */
export function TodayCard({ tasks, courses }: TodayCardProps) {
  const done = tasks.filter(({ is_done }) => is_done).length;
  if (tasks.length === 0) {
    return (
      <Card title="今日任务">
        <p className={css.free}>今天没有安排任务，可以复习学过的内容，或者提前学下一节。</p>
      </Card>
    );
  }
  return (
    <Card title="今日任务" extra={done === tasks.length ? '全部完成' : `已完成 ${done}/${tasks.length}`}>
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link className={css.task} to={taskLink(task, courses)}>
              <span className={task.is_done ? css.done : css.open}>
                {task.is_done ? <IconCheck /> : null}
              </span>
              <span className={css.title}>{task.title}</span>
              <span className={task.is_done ? css.state : css.action}>
                {task.is_done ? '已完成' : actions[task.type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
