import {
  reformCourseList,
  reformCourseVideos,
  reformLastVideoInfo,
  reformVideoInfo,
  useCall,
  type MenuNode,
} from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { RadioGroup } from '@suite/ui';
import { reformMaterials } from '../materials/material-edition';
import { LessonPage } from './lesson-page';
import css from './lesson-page.module.css';
import { groupsOfList } from './lessons';
import { mapped } from './mapped';

/** The course that opens: the one that is asked for, else that of the last video, else the first. */
const courseOf = (menu: readonly MenuNode[], asked: number, last: number | undefined) =>
  menu.find(({ id }) => id === asked) ?? menu.find(({ id }) => id === last) ?? menu[0];

/** The finance course in its reform version. */
export default function VideoReformPage() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('course_id'));
  const menu = useCall(reformCourseList, undefined);
  const last = useCall(reformLastVideoInfo, undefined);
  const isAsked = last.data !== undefined || !!last.error;
  const course = menu.data && isAsked ? courseOf(menu.data, asked, last.data?.course_id) : undefined;
  const course_id = course?.id ?? 0;
  const list = useCall(reformCourseVideos, { course_id }, { enabled: course_id > 0, staleTime: 0 });
  const isEmpty = menu.data?.length === 0;
  const query = menu.error || isEmpty ? mapped(menu, () => []) : mapped(list, groupsOfList);
  return (
    <LessonPage
      title="视频课程"
      above={
        menu.data && menu.data.length > 1 ? (
          <div className={css.courses}>
            <RadioGroup
              label="课程"
              options={menu.data.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(course_id)}
              onChange={(id) => setParams({ course_id: id }, { replace: true })}
            />
          </div>
        ) : null
      }
      source={{
        query,
        info: reformVideoInfo,
        known: last.data,
        record: 'other',
        tests: 'reform',
        materials: reformMaterials,
      }}
    />
  );
}
