import { get, post } from './call';
import type { DateTime, Flag } from './entities/basic';
import type { LessonData } from './entities/course';
import type { ListedVideo, VideoRecord, VideoRecordParams } from './entities/video';

export interface ZcInfo {
  is_buy: Flag;
  course_name: string;
  cover: string;
  introduce: string;
  /** Null when the course stays open. */
  expire_time: DateTime | null;
  openid: string;
  /** The bound number with its middle hidden; '' when there is none. */
  mobile: string;
}

export const zcInfo = get<void, ZcInfo>(
  '/pay/zcInfo',
  'course_name$ expire_time@ introduce$ is_buy! mobile$',
);
export const zcVideoList = get<void, LessonData<ListedVideo>>(
  '/v3/zc/getVideoList',
  'chapter_name$ chapters* course_name$ has_test! is_current! is_test_passed! lessonList* record_time@ streams* test_score# video_name$ videos*',
);
export const saveZcVideoRecord = post<VideoRecordParams, VideoRecord>(
  '/v3/zc/saveVideoRecord',
  'record_time@',
  {
    quiet: true,
  },
);
