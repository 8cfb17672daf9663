import { useCall, userDetail, videoInfo, videoInfoV3, videoListV2, videoListV3 } from '@suite/api';
import { materialEditions } from '../materials/material-edition';
import { financeVideos } from './finance-videos';
import { LessonPage } from './lesson-page';
import { groupsOfList } from './lessons';
import { mapped } from './mapped';

/** The finance course in its older version. */
export default function VideoPage() {
  const user = useCall(userDetail, undefined).data;
  const isNew = user?.userVideoVersionIsNew === 1;
  const list = useCall(isNew ? videoListV3 : videoListV2, undefined, { enabled: !!user, staleTime: 0 });
  return (
    <LessonPage
      title="视频课程"
      pages={financeVideos(false)}
      source={{
        query: mapped(list, groupsOfList),
        info: isNew ? videoInfoV3 : videoInfo,
        record: 'other',
        tests: 'older',
        materials: materialEditions.older,
      }}
    />
  );
}
