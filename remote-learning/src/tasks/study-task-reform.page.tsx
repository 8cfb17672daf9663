import { reformTasks } from './task-edition';
import { TaskPage } from './task-page';

export default function StudyTaskReformPage() {
  return <TaskPage edition={reformTasks} />;
}
