import {
  categoryVideo,
  jingpinCourseVideos,
  useCall,
  userDetail,
  videoInfo,
  videoInfoV3,
  videoListV2,
  videoListV3,
  zcInfo,
  zcVideoList,
} from '@suite/api';
import { lineName } from '@suite/features/course-line';
import { yearAndDayInWords } from '@suite/kernel/time';
import { materialEditions } from '../materials/material-edition';
import { financeVideos } from './finance-videos';
import { LessonPage } from './lesson-page';
import css from './lesson-page.module.css';
import { groupsOfList } from './lessons';
import { mapped } from './mapped';

const editions = { finance: FinanceLessons, special: SpecialLessons, premium: PremiumLessons };

/** The lessons of a course in the player. */
export default function VideoPage({ edition }: { edition: keyof typeof editions }) {
  const Lessons = editions[edition];
  return <Lessons />;
}

/** The finance course in its older version. */
function FinanceLessons() {
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

/** The special course: a few lessons that stay open for a time. */
function SpecialLessons() {
  const list = useCall(zcVideoList, undefined, { staleTime: 0 });
  const zc = useCall(zcInfo, undefined);
  const until = zc.data?.expire_time;
  return (
    <LessonPage
      title={lineName.zc}
      above={
        // Its line keeps its place: the lessons below do not move when it comes.
        until || zc.isPending ? (
          <p className={css.until}>{until ? `课程有效期至 ${yearAndDayInWords(until)}` : '\u00a0'}</p>
        ) : null
      }
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

/** The premium course: a collection of lessons that are taken in any order. */
function PremiumLessons() {
  const list = useCall(jingpinCourseVideos, undefined, { staleTime: 0 });
  return (
    <LessonPage
      title={lineName.jingpin}
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
