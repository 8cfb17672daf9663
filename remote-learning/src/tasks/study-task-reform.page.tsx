import { reformTasks } from './lines';
import { TaskPage } from './task-page';

export default function StudyTaskReformPage() {
  return <TaskPage line={reformTasks} />;
}
