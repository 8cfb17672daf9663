import type { DateTime } from '@suite/api';
import { dayInWords } from '@suite/ui';

/** The day on which something was published; the year stands there unless it is this one. */
export function publishedWords(moment: DateTime, thisYear: string): string {
  const year = moment.slice(0, 4);
  return year === thisYear ? dayInWords(moment) : `${year}年${dayInWords(moment)}`;
}
