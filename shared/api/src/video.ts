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

export const videoListV2 = get<void, LessonData>('/video/getVideoListV2');
export const videoListV3 = get<void, LessonData>('/video/getVideoListV3');
export const videoInfo = get<VideoInfoParams, VideoInfo>('/video/getVideoInfo');
export const videoInfoV3 = get<VideoInfoParams, VideoInfo>('/video/getVideoInfoV3');
export const category = get<CategoryParams, CategoryTree>('/v3/category', { quiet: true });
export const categoryVideo = get<VideoInfoParams, VideoInfo>('/v3/video');
export const jingpinCourseVideos = get<void, LessonData<ListedVideo>>('/v3/jingpin/getCourseVideos');
export const saveJingpinVideoRecord = post<VideoRecordParams, VideoRecord>('/v3/jingpin/saveVideoRecord', {
  quiet: true,
});
export const auditionLessonInfo = get<void, AuditionLesson>('/Index/getAuditionLessonInfo');
export const videoLinks = get<PageParams, VideoLinks>('/videoLink/index');
export const videoLinkInfo = get<{ id: number }, VideoLinkInfo>('/videoLink/linkInfo');
export const playbackList = get<PageParams, Paged<Playback>>('/outer/public/playback-list');
