import { dayAt, nearDayInWords, type Day } from '@suite/kernel/time';

/** Days from one to another: 11月23日–12月20日, in another year 2025年11月23日–12月20日. */
export function rangeInWords(from: Day, to: Day): string {
  return `${nearDayInWords(from, dayAt(Date.now()))}–${nearDayInWords(to, from)}`;
}
