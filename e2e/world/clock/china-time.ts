import type { DateTime, Day, Weekday } from '@suite/api';
import { holidayOf } from '../content';

const EAST = 8 * 3600_000;
const DAY = 24 * 3600_000;

// Asia/Shanghai has been eight hours ahead without summer time since 1991: arithmetic suffices, and
// the machine's own zone plays no part.
const shifted = (at: number) => new Date(at + EAST).toISOString();

/** The day in Shanghai at a moment. */
export const dayOf = (at: number): Day => shifted(at).slice(0, 10);

/** A moment as the server writes it. */
export const timeText = (at: number): DateTime => shifted(at).slice(0, 19).replace('T', ' ');

/** The first moment of a day. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00+08:00`);

/** The moment of a text of the server; NaN if it is malformed. */
export const momentOf = (text: DateTime): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => dayOf(startOfDay(day) + days * DAY);

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => (startOfDay(to) - startOfDay(from)) / DAY;

/** A day as sentences say it. */
export const dayInWords = (day: Day): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** Day of the week. */
export const weekdayOf = (day: Day): Weekday =>
  (((new Date(startOfDay(day) + EAST).getUTCDay() + 6) % 7) + 1) as Weekday;

/** For how many days the exchange is closed around a holiday; for others it is one day. */
const closedAround: Record<string, readonly [first: number, last: number]> = {
  春节: [-1, 6],
  国庆节: [0, 4],
  劳动节: [0, 4],
};

const years = new Map<string, ReadonlyMap<Day, string>>();

/** The days of a year for which the exchange is closed by a holiday, found once: worlds ask for thousands of days. */
function closedDays(year: string): ReadonlyMap<Day, string> {
  const known = years.get(year);
  if (known) return known;
  const closed = new Map<Day, string>();
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
    const name = holidayOf(day);
    const [first, last] = closedAround[name] ?? [0, 0];
    if (name) for (let at = first; at <= last; at++) closed.set(addDays(day, at), name);
  }
  years.set(year, closed);
  return closed;
}

/** Name of the holiday for which the exchange is closed on a day, '' on others. */
export const marketHolidayOf = (day: Day): string => closedDays(day.slice(0, 4)).get(day) ?? '';

/** Whether the exchange is open. */
const isTradingDay = (day: Day): boolean => weekdayOf(day) <= 5 && marketHolidayOf(day) === '';

/** The trading day so many trading days later, or earlier; 0 gives the day itself, or the next that is open. */
export function tradingDay(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let at = day;
  while (!isTradingDay(at)) at = addDays(at, 1);
  for (let left = Math.abs(count); left > 0; left--) {
    do at = addDays(at, step);
    while (!isTradingDay(at));
  }
  return at;
}

/** The trading days from one day to another, both included. */
export function tradingDays(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}
