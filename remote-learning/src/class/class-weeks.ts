import type { ClassInfo, Day } from '@suite/api';
import { addDays } from '@suite/kernel/time';

/** A week of a class: it opens on the weekday on which the class began. */
export interface ClassWeek {
  number: number;
  from: Day;
  to: Day;
  state: 'past' | 'now' | 'next' | 'later';
}

/** The timetable of a class. */
export const weeksOfClass = ({
  start_date,
  current_week,
  week_count,
}: Pick<ClassInfo, 'start_date' | 'current_week' | 'week_count'>): ClassWeek[] =>
  Array.from({ length: week_count }, (_, at) => {
    const ahead = at + 1 - current_week;
    return {
      number: at + 1,
      from: addDays(start_date, at * 7),
      to: addDays(start_date, at * 7 + 6),
      state: ahead < 0 ? 'past' : ahead === 0 ? 'now' : ahead === 1 ? 'next' : 'later',
    };
  });
