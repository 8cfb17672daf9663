import { olderTasks } from './task-edition';
import { HomeworkPage } from './homework-page';

export default function StudyTaskSeparatePage() {
  return <HomeworkPage edition={olderTasks} />;
}
