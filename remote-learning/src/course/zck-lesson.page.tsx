import { categoryVideo, useCall, zcInfo, zcVideoList } from '@suite/api';
import { yearAndDayInWords } from '@suite/kernel/time';
import { materialEditions } from '../materials/material-edition';
import { LessonPage } from './lesson-page';
import css from './lesson-page.module.css';
import { groupsOfList } from './lessons';
import { mapped } from './mapped';

/** The special course: a few lessons that stay open for a time. */
export default function ZckLessonPage() {
  const list = useCall(zcVideoList, undefined, { staleTime: 0 });
  const until = useCall(zcInfo, undefined).data?.expire_time;
  return (
    <LessonPage
      title="专题课"
      above={until ? <p className={css.until}>课程有效期至 {yearAndDayInWords(until)}</p> : null}
      source={{
        query: mapped(list, groupsOfList),
        info: categoryVideo,
        record: 'zc',
        tests: 'older',
        materials: materialEditions.older,
      }}
    />
  );
}
