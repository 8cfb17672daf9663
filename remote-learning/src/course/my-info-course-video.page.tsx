import { useCall, userDetail } from '@suite/api';
import { platform, useQuery } from '@suite/kernel';
import { useParams, useSearchParams } from '@suite/kernel/router';
import { useEffect } from 'react';
import { findLesson } from './find-chapter';
import { LessonPage } from './lesson-page';
import { chaptersOf, placesOf, type LessonGroup } from './lessons';
import { lessonLink } from './links';
import { useCourse } from './use-course';

/** One of the learner's courses in the player. */
export default function MyInfoCourseVideoPage() {
  const { id, chapterId } = useParams();
  const { source } = useCourse(Number(id));
  const isLeaving = useCourseOfLesson(source.query.data, Number(id));
  const query = isLeaving ? { ...source.query, data: undefined } : source.query;
  return <LessonPage title="课程视频" source={{ ...source, query, chapterId: Number(chapterId) }} />;
}

/** A task names a lesson without its course: leads on to the course in which the lesson is. */
function useCourseOfLesson(groups: readonly LessonGroup[] | undefined, courseId: number): boolean {
  const v_id = Number(useSearchParams()[0].get('v_id'));
  const user = useCall(userDetail, undefined).data;
  const others = user?.courseList.filter(({ course_id }) => course_id !== courseId) ?? [];
  const isElsewhere =
    v_id > 0 &&
    others.length > 0 &&
    !!groups &&
    !placesOf(chaptersOf(groups)).some(({ video }) => video.v_id === v_id);
  const { data, error } = useQuery({
    queryKey: ['course of lesson', v_id],
    queryFn: ({ signal }) => findLesson(others, v_id, signal),
    enabled: isElsewhere,
  });
  const to = isElsewhere && data ? lessonLink(data.course_id, data.chapterId, v_id) : undefined;
  useEffect(() => {
    if (to) platform().navigate(to, { replace: true });
  }, [to]);
  return isElsewhere && !error && data !== null;
}
