import type { DateTime, Day, Weekday } from '@suite/api';

const EAST = 8 * 3600_000;
const DAY = 24 * 3600_000;

// Asia/Shanghai has been eight hours ahead without summer time since 1991: arithmetic suffices, and
// the machine's own zone plays no part.
const shifted = (at: number) => new Date(at + EAST).toISOString();

/** The day in Shanghai at a moment. */
export const dayOf = (at: number): Day => shifted(at).slice(0, 10);

/** A moment as the provider writes it. */
export const timeText = (at: number): DateTime => shifted(at).slice(0, 19).replace('T', ' ');

/** The first moment of a day. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00+08:00`);

/** The moment of a text of the provider; NaN if it is malformed. */
export const momentOf = (text: DateTime): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => dayOf(startOfDay(day) + days * DAY);

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => (startOfDay(to) - startOfDay(from)) / DAY;

/** Day of the week. */
export const weekdayOf = (day: Day): Weekday =>
  (((new Date(startOfDay(day) + EAST).getUTCDay() + 6) % 7) + 1) as Weekday;
