import { olderTasks } from './task-edition';
import { OldHomeworkPage } from './homework-page';

export default function StudyTaskOldPage() {
  return <OldHomeworkPage edition={olderTasks} />;
}
