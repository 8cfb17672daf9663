import { get } from './call';
import type { Flag, PageParams, Paged } from './entities/basic';
import type { ChaiBookInfo } from './entities/user-detail';

/** A book digest. */
export interface Book extends ChaiBookInfo {
  introduce: string;
  /** HTML. */
  content: string;
}

export const userBookAccess = get<void, { isAccess: Flag }>('/book/getUserBookAccess', 'isAccess!');
export const bookList = get<PageParams, Paged<Book>>('/book/getList', 'author$ book_name$ introduce$ list*');
