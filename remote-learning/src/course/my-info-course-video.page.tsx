import { useCall, userDetail } from '@suite/api';
import { useQuery } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { useForward } from '@suite/ui';
import { findChapter, holds } from './find-chapter';
import { LessonPage } from './lesson-page';
import { chaptersOf, type LessonGroup } from './lessons';
import { lessonLink } from './links';
import { Nothing } from './nothing';
import { useCourse } from './use-course';

const TITLE = '课程视频';

/** One of the learner's courses in the player. */
export default function MyInfoCourseVideoPage() {
  const { id, chapterId } = useParams();
  const courseId = Number(id);
  if (!(courseId > 0)) return <Nothing title={TITLE} text="没有找到这门课程" />;
  return <OfCourse courseId={courseId} chapterId={Number(chapterId)} />;
}

function OfCourse({ courseId, chapterId }: { courseId: number; chapterId: number }) {
  const { source } = useCourse(courseId);
  const isLeaving = useCourseOfLesson(source.query.data, courseId);
  const query = isLeaving ? { ...source.query, data: undefined } : source.query;
  return <LessonPage title={TITLE} source={{ ...source, query, chapterId }} />;
}

/** A task names a lesson without its course: leads on to the course in which the lesson is. */
function useCourseOfLesson(groups: readonly LessonGroup[] | undefined, courseId: number): boolean {
  const v_id = Number(useSearchParams()[0].get('v_id'));
  const user = useCall(userDetail, undefined).data;
  const others = user?.courseList.filter(({ course_id }) => course_id !== courseId) ?? [];
  const isElsewhere = v_id > 0 && others.length > 0 && !!groups && !chaptersOf(groups).some(holds(v_id));
  const { data, error } = useQuery({
    queryKey: ['course of lesson', v_id],
    queryFn: ({ signal }) => findChapter(others, holds(v_id), 0, signal),
    enabled: isElsewhere,
  });
  const to = isElsewhere && data ? lessonLink(data.course.course_id, data.chapter.id, v_id) : undefined;
  useForward(to);
  return isElsewhere && !error && data !== null;
}
