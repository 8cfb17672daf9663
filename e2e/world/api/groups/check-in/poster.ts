import type { Day } from '@suite/api';
import { daysBetween } from '../../../clock/china-time';
import { type CheckInWords, checkInWords } from '../../../content';

/** What the poster of a day says: the words follow each other day by day. */
export function wordsOf(day: Day): CheckInWords {
  const words = checkInWords[daysBetween('1970-01-01', day) % checkInWords.length];
  if (!words) throw new Error('there are no words for posters');
  return words;
}
