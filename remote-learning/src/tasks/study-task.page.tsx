import { olderTasks } from './lines';
import { TaskPage } from './task-page';

export default function StudyTaskPage() {
  return <TaskPage line={olderTasks} />;
}
