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

export const userCard = get<void, UserCard>('/user/Card');
export const zhengInfo = getList<void, Zheng>('/Zheng/getZhengInfo');
export const publicCategory = get<CategoryParams, CategoryTree>('/v3/category-public', { quiet: true });
export const publicVideo = get<VideoInfoParams, VideoInfo>('/v3/video-public');
