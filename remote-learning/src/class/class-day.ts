import type { ClassDay, Weekday } from '@suite/api';
import { monthOf, type Month } from '@suite/kernel/time';

/** At this many free places or fewer the learner is told to hurry. */
const FEW = 10;

/** Whether a class that begins on a day can be joined. */
export type Seats = 'free' | 'few' | 'full' | 'holiday' | 'closed';

/** The room left on a day: as a state, in words, and shortened for the cell of a calendar. */
export function seatsOf({ capacity, enrolled, holiday }: Omit<ClassDay, 'date' | 'weekday'>): {
  seats: Seats;
  words: string;
  short: string;
} {
  if (capacity === 0 && holiday) {
    return { seats: 'holiday', words: `${holiday}不开班`, short: holiday.replace(/节$/, '') };
  }
  if (capacity === 0) return { seats: 'closed', words: '不开班', short: '' };
  const left = Math.max(0, capacity - enrolled);
  if (left === 0) return { seats: 'full', words: '已满', short: '已满' };
  if (left <= FEW) return { seats: 'few', words: `仅余 ${left} 位`, short: `余${left}` };
  return { seats: 'free', words: `余 ${left} 位`, short: `余${left}` };
}

export const canChoose = (day: ClassDay): boolean => {
  const { seats } = seatsOf(day);
  return seats === 'free' || seats === 'few';
};

/** One weekday of the strip: whether classes begin on it, and how many of its dates have room. */
export interface StripDay {
  weekday: Weekday;
  open: boolean;
  free: number;
}

const week = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** The seven weekdays from Monday on, with the classes that begin on them. */
export const weekStrip = (weekdays: readonly Weekday[], days: readonly ClassDay[]): StripDay[] =>
  week.map((weekday) => ({
    weekday,
    open: weekdays.indexOf(weekday) >= 0,
    free: days.filter((day) => day.weekday === weekday && canChoose(day)).length,
  }));

/** Days grouped by month, in the given order; days without a class are left out. */
export function byMonth(days: readonly ClassDay[], weekday?: Weekday): [Month, ClassDay[]][] {
  const months: [Month, ClassDay[]][] = [];
  for (const day of days) {
    if ((weekday !== undefined && day.weekday !== weekday) || seatsOf(day).seats === 'closed') continue;
    const last = months[months.length - 1];
    if (last?.[0] === monthOf(day.date)) last[1].push(day);
    else months.push([monthOf(day.date), [day]]);
  }
  return months;
}
