import type { Sharpness, StudyStatus } from '../constants';
import type { DateTime, Flag } from './basic';

/** A host that serves the videos. */
export interface VideoLine {
  id: number;
  name: string;
  /** Base against which addresses of streams are resolved. */
  host: string;
}

/** Addresses of one sharpness, to be resolved against the chosen line's host. */
export interface VideoStream {
  sharpness: Sharpness;
  hls: string;
  mp4: string;
}

/** Any video of the product. `v_id` is unique over all course lines. */
export interface Video {
  v_id: number;
  video_name: string;
  cover: string;
  /** Seconds. */
  duration: number;
}

/** A video in a course's tree. */
export interface CourseVideo extends Video {
  summaryStatus: StudyStatus;
  /** 1 marks the last watched video of the course. */
  is_current: Flag;
  /** Seconds at which the learner stopped. */
  position: number;
  has_test: Flag;
  is_test_passed: Flag;
}

/** How far the provider knows the learner to have watched. */
export interface VideoProgress {
  /** Seconds at which the learner stopped. */
  position: number;
  /** When the provider recorded the position; null before the first record. */
  record_time: DateTime | null;
}

/** What a player needs to start where the learner stopped. */
export interface PlayableVideo extends Video, VideoProgress {
  streams: VideoStream[];
}

/** A video of a list without a call for a single video: the list carries what the player needs. */
export interface ListedVideo extends CourseVideo, PlayableVideo {}

/** One report of the player. */
export interface VideoRecordParams {
  v_id: number;
  /** New for each report, so that a repeated report does not count twice. */
  report_id: string;
  /** The learner's position in seconds. */
  position: number;
  /** Seconds played since the report before. */
  watched: number;
  /** Seconds that the report has waited on the device: an old one does not move a newer position. */
  seconds_ago: number;
}

/** The provider's state after a report, which may come from another device. */
export interface VideoRecord extends VideoProgress {
  v_id: number;
  summaryStatus: StudyStatus;
  /** Seconds that must still be watched before the video counts as learned; a provider that does not count leaves it out. */
  missing?: number;
}
