import { get, post } from './call';
import type { DateTime, Day, Flag } from './entities/basic';

export interface CheckInState {
  /** The server's day, on which a clock-in counts. */
  today: Day;
  is_clock: Flag;
  /** Days in a row; a day not yet clocked does not break it. */
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
  /** Null before today's clock-in. */
  clock_time: DateTime | null;
  /** Minutes studied today. */
  study_minutes: number;
  poster: CheckInPoster;
}

export interface CheckInStatistics extends CheckInState {
  /** Days clocked in the month that was asked for. */
  days: Day[];
  longest_streak: number;
  /** First day on which the learner could clock in. */
  start_date: Day;
}

export const checkInDetail = get<void, CheckInDetail>('/clock/detail');
/** A second clock-in on one day changes nothing. */
export const checkIn = post<void, CheckInDetail>('/clock/clock');
/** Month as `YYYY-MM`. */
export const checkInStatistics = get<{ month: string }, CheckInStatistics>('/clock/statistics');
