import { get, post } from './call';
import type { DateTime, Day, Flag } from './entities/basic';

export interface CheckInState {
  /** The server's day, for which a check-in counts. */
  today: Day;
  is_clock: Flag;
  /** Days in a row; today does not break it before the check-in. */
  streak: number;
  total: number;
}

/** What the poster of the day says. */
export interface CheckInPoster {
  sentence: string;
  author: string;
  picture: string;
  /** Address behind the poster's QR code. */
  link: string;
}

export interface CheckInDetail extends CheckInState {
  /** Null before today's check-in. */
  clock_time: DateTime | null;
  /** Minutes studied today. */
  study_minutes: number;
  poster: CheckInPoster;
}

export interface CheckInStatistics extends CheckInState {
  /** Days of the requested month with a check-in. */
  days: Day[];
  longest_streak: number;
  /** First day on which the learner could check in. */
  start_date: Day;
}

export const checkInDetail = get<void, CheckInDetail>(
  '/clock/detail',
  'author$ clock_time@ is_clock! sentence$ today@',
);
/** A second check-in on one day has no effect. */
export const checkIn = post<void, CheckInDetail>(
  '/clock/clock',
  'author$ clock_time@ is_clock! sentence$ today@',
);
/** Month as `YYYY-MM`. */
export const checkInStatistics = get<{ month: string }, CheckInStatistics>(
  '/clock/statistics',
  'days* is_clock! start_date@ today@',
);
