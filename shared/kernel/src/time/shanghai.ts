import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { DateTime, Day, Month, Weekday } from './types';
import { dayInWords, timeOfDay } from './words';

dayjs.extend(utc);

/** Shanghai has had no summer time since 1991, so its wall clock is computed as UTC plus eight hours. */
const EAST = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;

const DATE_TIME = 'YYYY-MM-DD HH:mm:ss';
const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';

const wall = (text: DateTime | Day | Month) => dayjs.utc(text);
const wallAt = (at: number) => dayjs.utc(at + EAST);

/** A moment as the provider writes it. */
export const momentText = (at: number): DateTime => wallAt(at).format(DATE_TIME);

/** The moment that a text of the provider means; NaN when the text is no moment. */
export function momentOf(text: DateTime): number {
  const time = wall(text);
  return time.format(DATE_TIME) === text ? time.valueOf() - EAST : NaN;
}

/** Whether a moment of the provider has passed at `now`; false for a text that is no moment. */
export const isPast = (moment: DateTime, now: number): boolean => momentOf(moment) < now;

/** The day in Shanghai at a moment. */
export const dayAt = (at: number): Day => wallAt(at).format(DAY);

/** The hour of the day in Shanghai at a moment, 0 to 23. */
export const hourAt = (at: number): number => wallAt(at).hour();

/** Milliseconds from a moment to the next midnight in Shanghai. */
export const untilMidnight = (at: number): number => DAY_MS - ((at + EAST) % DAY_MS);

/** A moment in words at `now`: 12:03, on another day 3月10日 20:20. */
export function whenInWords(at: number, now: number): string {
  const text = momentText(at);
  return dayAt(now) === text.slice(0, 10) ? timeOfDay(text) : `${dayInWords(text)} ${timeOfDay(text)}`;
}

/** Whether a text is a day of the calendar: the 30th of February is not. */
export const isDay = (text: string): boolean => wall(text).format(DAY) === text;

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => wall(day.slice(0, 10)).add(days, 'day').format(DAY);

/** Days from one day to another; negative when the other is the earlier. */
export const daysBetween = (from: Day | DateTime, to: Day | DateTime): number =>
  wall(to.slice(0, 10)).diff(wall(from.slice(0, 10)), 'day');

export const weekdayOf = (day: Day | DateTime): Weekday => (wall(day.slice(0, 10)).day() || 7) as Weekday;

/** The day of a moment as the provider writes it. */
export const dayOf = (moment: Day | DateTime): Day => moment.slice(0, 10);

export const monthOf = (day: Day | DateTime): Month => day.slice(0, 7);

/** The month so many months later, or earlier. */
export const addMonths = (month: Month, months: number): Month =>
  wall(`${month}-01`).add(months, 'month').format(MONTH);

/** The weeks of a month from Monday to Sunday; places outside the month are empty. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first) - 1;
  const count = wall(first).daysInMonth();
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const at = week * 7 + place - before;
      return at >= 0 && at < count ? addDays(first, at) : null;
    }),
  );
}
