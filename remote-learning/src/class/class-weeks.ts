import type { ClassInfo, Day } from '@suite/api';
import { addDays, daysBetween } from '@suite/kernel/time';

/** A week of a class: without a rest it opens on the weekday on which the class began. */
export interface ClassWeek {
  number: number;
  /** '' if it is not known. */
  from: Day;
  to: Day;
  state: 'past' | 'now' | 'next' | 'later';
}

type Span = Pick<ClassInfo, 'start_date' | 'end_date' | 'week_count'>;

/** Days by which the learner's rests have put off the end of a class. */
export const restedDays = ({ start_date, end_date, week_count }: Span): number =>
  Math.max(0, daysBetween(start_date, end_date) + 1 - week_count * 7 || 0);

/** The timetable of a class. Of a rest it is known how long it was, but not in which week. */
export const weeksOfClass = (
  { start_date, current_week, week_count }: Pick<ClassInfo, 'start_date' | 'current_week' | 'week_count'>,
  rested = 0,
): ClassWeek[] =>
  Array.from({ length: week_count }, (_, at) => {
    const ahead = at + 1 - current_week;
    return {
      number: at + 1,
      from: rested === 0 || ahead > 0 ? addDays(start_date, at * 7 + rested) : '',
      to: rested === 0 || ahead >= 0 ? addDays(start_date, at * 7 + 6 + rested) : '',
      state: ahead < 0 ? 'past' : ahead === 0 ? 'now' : ahead === 1 ? 'next' : 'later',
    };
  });
