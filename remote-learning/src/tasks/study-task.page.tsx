import { olderTasks } from './task-edition';
import { TaskPage } from './task-page';

export default function StudyTaskPage() {
  return <TaskPage edition={olderTasks} />;
}
