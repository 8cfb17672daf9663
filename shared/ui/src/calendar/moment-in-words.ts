import type { DateTime } from '@suite/api';
import { dayInWords } from './days';

/** A moment in words, to the minute; the last second of a day is its end: 3月22日 24:00. */
export const momentInWords = (moment: DateTime): string =>
  `${dayInWords(moment)} ${moment.slice(11) === '23:59:59' ? '24:00' : moment.slice(11, 16)}`.trim();
