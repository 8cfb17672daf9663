import { get, post } from './call';
import type { DateTime, PageParams, Paged } from './entities/basic';
import type { CategoryTree, LessonData } from './entities/course';
import type {
  ListedVideo,
  PlayableVideo,
  Video,
  VideoRecord,
  VideoRecordParams,
  VideoStream,
} from './entities/video';
import type { VideoInfo } from './entities/video-info';

export interface VideoInfoParams {
  v_id: number;
}

export interface CategoryParams {
  course_id: number;
}

export interface AuditionLesson {
  course_name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  teacher_name: string;
  video_list: PlayableVideo[];
}

export interface VideoLink extends Video {
  id: number;
  publish_time: DateTime;
}

/** A page of the list; this call names its items `linkData` where others say `list`. */
export interface VideoLinks {
  linkData: VideoLink[];
  total: number;
}

export interface VideoLinkInfo {
  id: number;
  title: string;
  /** HTML. */
  introduce: string;
  video_info: PlayableVideo;
}

/** A recorded live lesson, open to all visitors. */
export interface Playback extends Video {
  teacher_name: string;
  live_time: DateTime;
  streams: VideoStream[];
}

export const videoListV2 = get<void, LessonData>(
  '/video/getVideoListV2',
  'chapter_name$ chapters* course_name$ has_test! is_current! is_test_passed! lessonList* test_score# video_name$ videos*',
);
export const videoListV3 = get<void, LessonData>(
  '/video/getVideoListV3',
  'chapter_name$ chapters* course_name$ has_test! is_current! is_test_passed! lessonList* test_score# video_name$ videos*',
);
export const videoInfo = get<VideoInfoParams, VideoInfo>(
  '/video/getVideoInfo',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
export const videoInfoV3 = get<VideoInfoParams, VideoInfo>(
  '/video/getVideoInfoV3',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
export const category = get<CategoryParams, CategoryTree>(
  '/v3/category',
  'categories* categoryVideo* chapter_name$ childCate* course_name$ has_test! is_current! is_test_passed! test_score# video_name$',
  { quiet: true },
);
export const categoryVideo = get<VideoInfoParams, VideoInfo>(
  '/v3/video',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
export const jingpinCourseVideos = get<void, LessonData<ListedVideo>>(
  '/v3/jingpin/getCourseVideos',
  'chapter_name$ chapters* course_name$ has_test! is_current! is_test_passed! lessonList* record_time@ streams* test_score# video_name$ videos*',
);
export const saveJingpinVideoRecord = post<VideoRecordParams, VideoRecord>(
  '/v3/jingpin/saveVideoRecord',
  'record_time@',
  {
    quiet: true,
  },
);
export const auditionLessonInfo = get<void, AuditionLesson>(
  '/Index/getAuditionLessonInfo',
  'course_name$ introduce$ record_time@ streams* teacher_name$ video_list* video_name$',
);
export const videoLinks = get<PageParams, VideoLinks>(
  '/videoLink/index',
  'linkData* publish_time@ video_name$',
);
export const videoLinkInfo = get<{ id: number }, VideoLinkInfo>(
  '/videoLink/linkInfo',
  'introduce$ record_time@ streams* title$ video_info? video_name$',
);
export const playbackList = get<PageParams, Paged<Playback>>(
  '/outer/public/playback-list',
  'list* live_time@ streams* teacher_name$ video_name$',
);
