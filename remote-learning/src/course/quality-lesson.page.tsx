import { categoryVideo, jingpinCourseVideos, useCall } from '@suite/api';
import { materialEditions } from '../materials/material-edition';
import { LessonPage } from './lesson-page';
import { groupsOfList } from './lessons';
import { mapped } from './mapped';

/** The premium course: a collection of lessons that are taken in any order. */
export default function QualityLessonPage() {
  const list = useCall(jingpinCourseVideos, undefined, { staleTime: 0 });
  return (
    <LessonPage
      title="精品课"
      source={{
        query: mapped(list, groupsOfList),
        info: categoryVideo,
        record: 'jingpin',
        tests: 'older',
        materials: materialEditions.older,
      }}
    />
  );
}
