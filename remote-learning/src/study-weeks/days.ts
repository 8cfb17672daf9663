import type { Day } from '@suite/api';
import { dayInWords } from '@suite/kernel/time';

const DAY = 24 * 3600_000;
const CHINA = 8 * 3600_000;

const timeOf = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day in Asia/Shanghai, wherever the device is. */
export const chinaDay = (now: number): Day => dayOf(now + CHINA);

/** The time in Asia/Shanghai, as the provider writes it. */
export const chinaTime = (now: number): string =>
  new Date(now + CHINA).toISOString().slice(0, 19).replace('T', ' ');

export const addDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * DAY);

/** Days from one day to another; negative when the other is the earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((timeOf(to) - timeOf(from)) / DAY);

/** `3月9日` of a day or of a moment. */
export const dayText = (day: Day): string => dayInWords(day);

export const weekdayText = (day: Day): string =>
  `周${'日一二三四五六'.charAt(new Date(timeOf(day)).getUTCDay())}`;
