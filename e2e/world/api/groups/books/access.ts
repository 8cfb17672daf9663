import type { ChaiBookInfo, Day } from '@suite/api';
import { daysBetween } from '../../../clock/china-time';
import { books } from '../../../content';
import type { StudyLine } from '../study-weeks/learner-weeks';

/** The digests belong to the classes: they open with the first one that begins. */
export const canReadBooks = (lines: readonly StudyLine[]): boolean =>
  lines.some(({ of }) => of.status !== 'prepared');

const A_MONDAY: Day = '2024-01-01';

/** The book of the week: the same one for all learners from Monday to Sunday. */
export function bookOfWeek(today: Day): ChaiBookInfo | null {
  if (books.length === 0) return null;
  const week = Math.floor(daysBetween(A_MONDAY, today) / 7);
  const book = books[((week % books.length) + books.length) % books.length];
  return book ? { id: book.id, book_name: book.book_name, author: book.author, cover: book.cover } : null;
}
