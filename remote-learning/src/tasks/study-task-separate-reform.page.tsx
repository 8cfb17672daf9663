import { reformTasks } from './task-edition';
import { HomeworkPage } from './homework-page';

export default function StudyTaskSeparateReformPage() {
  return <HomeworkPage edition={reformTasks} />;
}
