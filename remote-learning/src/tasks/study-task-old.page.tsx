import { olderTasks } from './lines';
import { OldHomeworkPage } from './homework-page';

export default function StudyTaskOldPage() {
  return <OldHomeworkPage line={olderTasks} />;
}
