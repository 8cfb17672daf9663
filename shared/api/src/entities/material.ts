import type { MaterialType, StudyStatus } from '../constants';
import type { Day, Flag } from './basic';
import type { PlayableVideo } from './video';

/** A material as other lists name it. `material_id` is unique over all course lines. */
export interface MaterialRef {
  week_id: number;
  material_id: number;
  title: string;
  mat_type: MaterialType;
}

export interface Material extends MaterialRef {
  cover: string;
  is_studied: Flag;
  /** Reading or playing time in seconds. */
  duration: number;
}

export interface MaterialWeek {
  week_id: number;
  week_name: string;
  start_date: Day;
  status: StudyStatus;
  is_current: Flag;
  materials: Material[];
}

export interface MaterialDetail extends MaterialRef {
  week_name: string;
  /** HTML: the text itself, or what the video is about. */
  content: string;
  /** Null unless `mat_type` is 2; its streams are asked for by the definition call. */
  video_info: Omit<PlayableVideo, 'streams'> | null;
}

export interface MaterialInfoParams {
  week_id: number;
  material_id: number;
  /** 1 shows the material without marking it as studied. */
  preview: Flag;
}
