import type { CourseLine, Flag } from './basic';

/** What a study task asks for; it decides what `target_id` is. */
export type StudyTaskType = 'video' | 'material' | 'homework' | 'video_test' | 'chapter_test' | 'clock';

/** Something to do on a day of study. */
export interface StudyTask {
  id: number;
  type: StudyTaskType;
  title: string;
  line: CourseLine;
  is_done: Flag;
  /** Id of the video, material, homework or chapter; 0 for the check-in. */
  target_id: number;
  /** Week of a material or homework, else null. */
  week_id: number | null;
  /** Seconds of the video, if the task is one. */
  duration?: number;
}
