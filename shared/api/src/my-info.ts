import { get, getList } from './call';
import type { CourseLine, Day } from './entities/basic';
import type { CategoryTree } from './entities/course';
import type { UserCard } from './entities/user-profile';
import type { VideoInfo } from './entities/video-info';
import type { CategoryParams, VideoInfoParams } from './video';

/** A diploma that has been issued. */
export interface Zheng {
  line: CourseLine;
  course_name: string;
  zheng_no: string;
  name: string;
  issue_date: Day;
  /** With the number it proves that the diploma is real. */
  verify_code: string;
}

export const userCard = get<void, UserCard>('/user/Card', 'class_name$ course_name$ join_date@ name$');
export const zhengInfo = getList<void, Zheng>(
  '/Zheng/getZhengInfo',
  'course_name$ issue_date@ name$ zheng_no$',
);
export const publicCategory = get<CategoryParams, CategoryTree>(
  '/v3/category-public',
  'categories* categoryVideo* chapter_name$ childCate* course_name$ has_test! is_current! is_test_passed! test_score# video_name$',
  { quiet: true },
);
export const publicVideo = get<VideoInfoParams, VideoInfo>(
  '/v3/video-public',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
