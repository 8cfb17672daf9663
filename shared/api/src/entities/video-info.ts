import type { ChapterInfo } from './course';
import type { MaterialRef } from './material';
import type { ListedVideo } from './video';

/** A course's video opened in the player. */
export interface VideoInfo extends ListedVideo {
  course_id: number;
  chapter_info: ChapterInfo;
  /** Lecture notes, HTML; '' when there are none. */
  note: string;
  material_list: MaterialRef[];
}
