export interface TrialLessonTable {
  id: number;
  course_name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  teacher_name: string;
  /** JSON of the ids of its videos. */
  videos: string;
}

export interface VideoLinkTable {
  id: number;
  video_id: number;
  /** HTML. */
  introduce: string;
  published_at: number;
}

export interface PlaybackTable {
  video_id: number;
  teacher_name: string;
  live_at: number;
}

declare module '../../../db/tables' {
  interface Tables {
    trial_lesson: TrialLessonTable;
    video_link: VideoLinkTable;
    playback: PlaybackTable;
  }
}
