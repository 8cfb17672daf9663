import type { DateTime, Day } from './types';
import { nearDayInWords, timeOfDay } from './words';

/** Shanghai has had no summer time since 1991, so its wall clock is computed as UTC plus eight hours. */
const EAST = 8 * 3600_000;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** How the provider writes a moment. */
export const DATE_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** A moment as the provider writes it; dayjs would cost the pages that only write moments 3 KB. */
export const momentText = (at: number): DateTime =>
  new Date(at + EAST).toISOString().slice(0, DATE_FORMAT.length).replace('T', ' ');

/** The moment that a text of the provider means; NaN when the text is no moment. */
export function momentOf(text: DateTime): number {
  // With its zone it is an ISO time, which every engine parses; without one iOS calls it invalid.
  const at = Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return !Number.isNaN(at) && momentText(at) === text ? at : NaN;
}

/** Whether a moment of the provider has passed at `now`; false for a text that is no moment. */
export const isPast = (moment: DateTime, now: number): boolean => momentOf(moment) < now;

/** The day in Shanghai at a moment. */
export const dayAt = (at: number): Day => momentText(at).slice(0, 10);

/** The hour of the day in Shanghai at a moment, 0 to 23. */
export const hourAt = (at: number): number => Math.floor((at + EAST) / HOUR_MS) % 24;

/** Milliseconds from a moment to the next midnight in Shanghai. */
export const untilMidnight = (at: number): number => DAY_MS - ((at + EAST) % DAY_MS);

/** A moment in words at `now`: 12:03, on another day 3月10日 20:20, in another year with its year. */
export function whenInWords(at: number, now: number): string {
  const text = momentText(at);
  const today = dayAt(now);
  return today === text.slice(0, 10) ? timeOfDay(text) : `${nearDayInWords(text, today)} ${timeOfDay(text)}`;
}
