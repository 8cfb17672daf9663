import type { DateTime, Day, Month, Weekday } from './types';

/** Shown when the provider has no day. */
const OPEN = '待定';

/** A month in words: 2026年11月. */
export const monthInWords = (month: Month): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;

/** A day, or the day of a moment, in words: 11月21日. */
export function dayInWords(day: Day | DateTime): string {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  return month && date ? `${month}月${date}日` : OPEN;
}

/** A day in words with its year: 2026年11月21日. */
export function yearAndDayInWords(day: Day | DateTime): string {
  const words = dayInWords(day);
  return words === OPEN ? OPEN : `${day.slice(0, 4)}年${words}`;
}

/**
 * A day near today, such as a deadline: 11月21日, in another year 2025年11月21日, which would look near without it.
 * Records of what has happened always carry their year.
 */
export const nearDayInWords = (day: Day | DateTime, today: Day): string =>
  day && day.slice(0, 4) !== today.slice(0, 4) ? yearAndDayInWords(day) : dayInWords(day);

/** A moment near today, to the minute; 3月22日 12:03. */
export const nearMomentInWords = (moment: DateTime, today: Day): string =>
  `${nearDayInWords(moment, today)} ${timeOfDay(moment)}`.trim();

/** A moment in words with its year, for records, which are looked up long after: 2026年3月22日 12:03. */
export const yearAndMomentInWords = (moment: DateTime): string =>
  `${yearAndDayInWords(moment)} ${timeOfDay(moment)}`.trim();

/** The time of a moment, to the minute: 12:03. */
export const timeOfDay = (moment: DateTime): string => moment.slice(11, 16);

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

const two = (value: number) => (value < 10 ? `0${value}` : String(value));

/** A span of seconds as a clock shows it: 09:05, 1:00:00. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds) || 0);
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** A span of seconds in words, minutes rounded up: 40 秒, 3 分钟. */
export const spanInWords = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} 秒` : `${Math.ceil(seconds / 60)} 分钟`;

/** The day of a moment as the provider writes it. */
export const dayOf = (moment: Day | DateTime): Day => moment.slice(0, 10);

export const monthOf = (day: Day | DateTime): Month => day.slice(0, 7);
