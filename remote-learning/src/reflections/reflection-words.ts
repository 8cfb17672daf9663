import type { DateTime } from '@suite/api';
import { dayInWords, yearAndDayInWords } from '@suite/kernel/time';

/** The day of publication; the year is left out if it is the current one. */
export function publishedWords(moment: DateTime, thisYear: string): string {
  return moment.slice(0, 4) === thisYear ? dayInWords(moment) : yearAndDayInWords(moment);
}
