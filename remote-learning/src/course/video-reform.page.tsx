import {
  reformCourseList,
  reformCourseVideos,
  reformLastVideoInfo,
  reformVideoInfo,
  useCall,
  type Chapter,
  type MenuNode,
  type VideoInfo,
} from '@suite/api';
import { useQuery } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { materialEditions } from '../materials/material-edition';
import { CourseMenu } from './course-menu';
import { financeVideos } from './finance-videos';
import { LessonPage } from './lesson-page';
import { holds } from './find-chapter';
import { chaptersOf, groupsOfList } from './lessons';
import { mapped } from './mapped';

/** The course that opens: the one that is asked for, else that of the lesson that is asked for or was watched last, else the first. */
const courseOf = (menu: readonly MenuNode[], asked: number, ofLesson: number | undefined) =>
  menu.find(({ id }) => id === asked) ?? menu.find(({ id }) => id === ofLesson) ?? menu[0];

async function courseWith(
  isWanted: (chapter: Chapter) => boolean,
  menu: readonly MenuNode[],
  signal?: AbortSignal,
) {
  const lists = menu.map(({ id }) => reformCourseVideos({ course_id: id }, signal).then(groupsOfList));
  const all = await Promise.all(lists);
  return menu[all.findIndex((groups) => chaptersOf(groups).some(isWanted))]?.id ?? null;
}

/**
 * The course of the lesson, or of the passed test, that the address names without its course; null if there is none,
 * undefined while it is looked for.
 */
function useCourseOfLesson(
  menu: readonly MenuNode[] | undefined,
  last: VideoInfo | null | undefined,
): number | null | undefined {
  const params = useSearchParams()[0];
  const v_id = Number(params.get('v_id') ?? params.get('after'));
  const pastId = Number(params.get('past'));
  const isWanted = pastId > 0 ? ({ id }: Chapter) => id === pastId : holds(v_id);
  const isNeeded =
    v_id + pastId > 0 &&
    !params.has('course_id') &&
    last?.v_id !== v_id &&
    menu !== undefined &&
    menu.length > 1;
  const { data, error } = useQuery({
    queryKey: ['reform course of', { v_id, pastId }],
    queryFn: ({ signal }) => courseWith(isWanted, menu ?? [], signal),
    enabled: isNeeded,
  });
  return isNeeded && !error ? data : null;
}

/** The finance course in its reform version. */
export default function VideoReformPage() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('course_id'));
  const menu = useCall(reformCourseList, undefined);
  const last = useCall(reformLastVideoInfo, undefined);
  const ofLesson = useCourseOfLesson(menu.data, last.data);
  const isKnown = ofLesson !== undefined && (last.data !== undefined || !!last.error);
  const course =
    menu.data && isKnown ? courseOf(menu.data, asked, ofLesson ?? last.data?.course_id) : undefined;
  const course_id = course?.id ?? 0;
  const list = useCall(reformCourseVideos, { course_id }, { enabled: course_id > 0, staleTime: 0 });
  // Without a course there is no list of lessons to wait for.
  const query = menu.data?.length ? mapped(list, groupsOfList) : mapped(menu, () => []);
  return (
    <LessonPage
      title="视频课程"
      pages={financeVideos(true)}
      above={
        menu.data && course ? (
          <CourseMenu
            menu={menu.data}
            course={course}
            onChoose={(id) => setParams({ course_id: id }, { replace: true })}
          />
        ) : null
      }
      source={{
        query,
        info: reformVideoInfo,
        known: last.data,
        record: 'other',
        tests: 'reform',
        materials: materialEditions.reform,
      }}
    />
  );
}
