import type { ClassStatus, Day } from '@suite/api';
import { addDays, daysBetween } from '../../../clock/china-time';

/** A pause: from a day to the day on which the learner goes on. */
export interface Rest {
  from: Day;
  to: Day;
}

/** Where a learner stands in a class on a day. */
export interface StudyState {
  status: ClassStatus;
  /** Days of study so far, this one included and pauses left out; 0 before the class begins. */
  day: number;
  /** 0 before the class begins. */
  week: number;
  /** Last day, put off by the pauses. */
  end: Day;
  /** Days of study in all. */
  days: number;
}

const overlap = (rest: Rest, from: Day, to: Day): number => {
  const start = rest.from > from ? rest.from : from;
  const end = rest.to < to ? rest.to : to;
  return Math.max(0, daysBetween(start, end));
};

/** Where a learner stands on a day in a class that began then and has so many weeks. */
export function studyState(
  course: { start: Day; weeks: number; rests: readonly Rest[]; graduated: boolean },
  today: Day,
): StudyState {
  const { start, weeks, rests, graduated } = course;
  const days = weeks * 7;
  const rested = rests.reduce((sum, { from, to }) => sum + Math.max(0, daysBetween(from, to)), 0);
  const end = addDays(start, days - 1 + rested);
  if (today < start && !graduated) return { status: 'prepared', day: 0, week: 0, end, days };
  const tomorrow = addDays(today, 1);
  const paused = rests.reduce((sum, rest) => sum + overlap(rest, start, tomorrow), 0);
  const day = graduated ? days : Math.min(days, daysBetween(start, tomorrow) - paused);
  const resting = rests.some(({ from, to }) => from <= today && today < to);
  const status = graduated || today > end ? 'finished' : resting ? 'resting' : 'studying';
  return { status, day, week: Math.max(1, Math.ceil(day / 7)), end, days };
}
