import { bookList, userBookAccess } from '@suite/api';
import * as v from 'valibot';
import { books as digests } from '../../../content';
import type { Group } from '../../group';
import { handle, page } from '../../handle';
import { studyLines } from '../study-weeks/learner-weeks';
import { canReadBooks } from './access';

/** Book digests for learners in a class. */
export const books: Group = {
  name: 'books',
  handlers: [
    handle(userBookAccess, async (asking) => ({ isAccess: canReadBooks(await studyLines(asking)) ? 1 : 0 })),
    handle(bookList, v.object(page()), async (asking) => {
      if (!canReadBooks(await studyLines(asking))) return { list: [], total: 0 };
      const { page: number, limit } = asking.params;
      return { list: digests.slice((number - 1) * limit, number * limit), total: digests.length };
    }),
  ],
};
