import { useParams } from '@suite/kernel/router';
import { LessonPage } from './lesson-page';
import { useCourse } from './use-course';

/** One of the learner's courses in the player. */
export default function MyInfoCourseVideoPage() {
  const { id, chapterId } = useParams();
  const { source } = useCourse(Number(id));
  return <LessonPage title="课程视频" source={{ ...source, chapterId: Number(chapterId) }} />;
}
