import type { DateTime, Day, Flag, Weekday } from './basic';

/** Chosen and not begun, running, paused by the learner, over. */
export type ClassStatus = 'prepared' | 'studying' | 'resting' | 'finished';

/** The learner's class of a course line. */
export interface ClassInfo {
  class_id: number;
  class_name: string;
  status: ClassStatus;
  weekday: Weekday;
  start_date: Day;
  end_date: Day;
  /** Until then a prepared class can be cancelled. */
  cancel_deadline: DateTime;
  /** 1 while the learner can cancel: by the provider's clock, since a phone's may be wrong. */
  can_cancel: Flag;
  /** 0 before the class begins. */
  current_week: number;
  week_count: number;
}

/** A day on which a class may begin. */
export interface ClassDay {
  date: Day;
  weekday: Weekday;
  /** Places in all; 0 when no class begins that day. */
  capacity: number;
  enrolled: number;
  /** Name of the holiday; '' on other days. */
  holiday: string;
}

/** How the learner is assigned to a class of a line: `waiting` when the staff will do it. */
export interface DistributeStatus {
  status: ClassStatus | 'none' | 'waiting';
  class_info: ClassInfo | null;
}

/** Offer to rest from a course for a while. */
export interface RestNotice {
  /** 0 when the learner may not rest now; `content` says why. */
  is_show: Flag;
  title: string;
  content: string;
  start_date: Day;
  end_date: Day;
  /** How often the learner may still rest. */
  times_left: number;
}

/** Offer to a resting learner to go on. */
export interface ResumeNotice {
  is_show: Flag;
  title: string;
  content: string;
  class_name: string;
  start_date: Day;
}

/** One call confirms both notices. */
export interface RestConfirmParams {
  action: 'rest' | 'resume';
}
