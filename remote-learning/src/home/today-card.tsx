import type { StudyTask, UserDetail } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { Card, IconCheck } from '@suite/ui';
import type { ReactNode } from 'react';
import { FurtherTasks } from '../further-tasks/piece';
import css from './today-card.module.css';
import { useTaskLink } from '../task-link';

const actions: Record<StudyTask['type'], string> = {
  video: '去学习',
  material: '去查看',
  homework: '去完成',
  video_test: '去测试',
  chapter_test: '去测试',
  clock: '去打卡',
};

/** Rows of tasks beside which one more has room. */
const ROOM = 3;

/** The tasks of today with their states, and what the learner adds to them; a day without tasks says so. */
export function TodayCard({ detail }: { detail: UserDetail }) {
  const { todayTasks: tasks, courseList } = detail;
  const linkOf = useTaskLink(tasks, courseList);
  const done = tasks.filter(({ is_done }) => is_done).length;
  // The page is two screens: beside many tasks, what the learner adds waits until they are done.
  const hasRoom = tasks.length < ROOM || done === tasks.length;
  const extra = done === tasks.length ? '全部完成' : `已完成 ${done}/${tasks.length}`;
  return (
    <Card title="今日任务" extra={tasks.length > 0 ? extra : undefined}>
      {tasks.length > 0 ? null : (
        <p className={css.free}>今天没有安排任务，可以复习学过的内容，或者提前学下一节。</p>
      )}
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Link className={css.task} to={linkOf(task)}>
              <Words title={task.title} isDone={!!task.is_done}>
                {task.is_done ? '已完成' : (actions[task.type] ?? '去查看')}
              </Words>
            </Link>
          </li>
        ))}
        <FurtherTasks detail={detail} most={hasRoom ? 1 : 0}>
          {({ key, title, action, to, onOpen }) => (
            <li key={key}>
              {to ? (
                <Link className={css.task} to={to}>
                  <Words title={title}>{action}</Words>
                </Link>
              ) : (
                <button type="button" className={css.task} onClick={onOpen}>
                  <Words title={title}>{action}</Words>
                </button>
              )}
            </li>
          )}
        </FurtherTasks>
      </ul>
    </Card>
  );
}

interface WordsProps {
  title: string;
  isDone?: boolean;
  children: ReactNode;
}

const Words = ({ title, isDone, children }: WordsProps) => (
  <>
    <span className={isDone ? css.done : css.open}>{isDone ? <IconCheck /> : null}</span>
    <span className={css.title}>{title}</span>
    <span className={isDone ? css.state : css.action}>{children}</span>
  </>
);
