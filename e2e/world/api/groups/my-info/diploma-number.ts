import { createHash } from 'node:crypto';
import type { CourseLine, Day } from '@suite/api';

/** The letters with which the numbers of a line's diplomas begin. */
const letters: Partial<Record<CourseLine, string>> = {
  finance: 'CS',
  reform: 'TS',
  advanced: 'JJ',
  investment: 'TZ',
  industry: 'HY',
  jingpin: 'JP',
};

export const diplomaLines = Object.keys(letters) as CourseLine[];

/** The number of a diploma; the printed certificate has the same. */
export const diplomaNumber = (line: CourseLine, day: Day, jobnum: number): string =>
  `${letters[line] ?? ''}${day.slice(0, 4)}${jobnum}`;

/** Signs that nobody confuses when they copy them. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The code that proves a number. */
export const verifyCode = (number: string): string =>
  Array.from(createHash('sha256').update(`diploma ${number}`).digest().subarray(0, 8))
    .map((byte) => signs[byte % signs.length])
    .join('');
