import type { DateTime } from '@suite/api';
import { dayInWords, yearAndDayInWords } from '@suite/kernel/time';

/** The day on which something was published; the year stands there unless it is this one. */
export function publishedWords(moment: DateTime, thisYear: string): string {
  return moment.slice(0, 4) === thisYear ? dayInWords(moment) : yearAndDayInWords(moment);
}
