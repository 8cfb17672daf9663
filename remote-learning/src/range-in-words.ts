import { dayAt, nearDayInWords, type Day } from '@suite/kernel/time';

/** Days near today from one to another: 11月23日–12月20日. */
export function rangeInWords(from: Day, to: Day): string {
  const today = dayAt(Date.now());
  return `${nearDayInWords(from, today)}–${nearDayInWords(to, today)}`;
}
