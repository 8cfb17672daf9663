import type { Day, Weekday } from '@suite/api';

/** `YYYY-MM`. */
export type Month = string;

// Days are counted in UTC, where each has 24 hours: the zone of the device plays no part.
const DAY_MS = 24 * 3600_000;
const numberOf = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
const dayAt = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => dayAt(numberOf(day) + days);

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): Weekday => (((((numberOf(day) + 3) % 7) + 7) % 7) + 1) as Weekday;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month so many months later, or earlier. */
export function addMonths(month: Month, months: number): Month {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month from Monday to Sunday; places outside the month are empty. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first) - 1;
  const count = daysBetween(first, `${addMonths(month, 1)}-01`);
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const at = week * 7 + place - before;
      return at >= 0 && at < count ? addDays(first, at) : null;
    }),
  );
}

/** A month in words: 2026年11月. */
export const monthInWords = (month: Month): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;

/** Said where the provider has no day. */
const open = '待定';

/** A day in words: 11月21日. */
export const dayInWords = (day: Day): string =>
  day ? `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日` : open;

/** A day in words with its year: 2026年11月21日. */
export const yearAndDayInWords = (day: Day): string =>
  day ? `${day.slice(0, 4)}年${dayInWords(day)}` : open;

/** Days of the week by their number, Monday first. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  1: '一',
  2: '二',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '日',
};

/** The day in Shanghai at a moment of the device's clock; the provider's own word for it goes first. */
export const shanghaiDay = (at: number): Day => new Date(at + 8 * 3600_000).toISOString().slice(0, 10);
