import dayjs from 'dayjs';
import type { DateTime, Day, Month, Weekday } from './types';
import { dayInWords, dayOf, weekdayNames } from './words';

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';

/** Days are counted from noon to noon: in zones with summer time some days have no midnight. */
const noonOf = (day: Day | DateTime) => dayjs(`${dayOf(day)} 12:00:00`);

/** Whether a text is a day of the calendar: the 30th of February is not. */
export const isDay = (text: string): boolean => noonOf(text).format(DAY) === text;

/** The day so many days later, or earlier; '' when there is no day to begin with. */
export function addDays(day: Day, days: number): Day {
  const then = noonOf(day).add(days, 'day');
  return then.isValid() ? then.format(DAY) : '';
}

/** Days from one day to another; negative when the other is the earlier. */
export const daysBetween = (from: Day | DateTime, to: Day | DateTime): number =>
  noonOf(to).diff(noonOf(from), 'day');

export const weekdayOf = (day: Day | DateTime): Weekday => (noonOf(day).day() || 7) as Weekday;

/** A day in words with its day of the week: 11月21日 周六. */
export const dayAndWeekday = (day: Day | DateTime): string =>
  isDay(dayOf(day)) ? `${dayInWords(day)} 周${weekdayNames[weekdayOf(day)]}` : dayInWords(day);

/** The month so many months later, or earlier. */
export const addMonths = (month: Month, months: number): Month =>
  noonOf(`${month}-01`).add(months, 'month').format(MONTH);

/** The weeks of a month from Monday to Sunday; places outside the month are empty. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first) - 1;
  const count = noonOf(first).daysInMonth();
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const at = week * 7 + place - before;
      return at >= 0 && at < count ? addDays(first, at) : null;
    }),
  );
}
