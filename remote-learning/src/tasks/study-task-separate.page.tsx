import { olderTasks } from './lines';
import { HomeworkPage } from './homework-page';

export default function StudyTaskSeparatePage() {
  return <HomeworkPage line={olderTasks} />;
}
