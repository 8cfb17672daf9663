import { reformTasks } from './lines';
import { HomeworkPage } from './homework-page';

export default function StudyTaskSeparateReformPage() {
  return <HomeworkPage line={reformTasks} />;
}
