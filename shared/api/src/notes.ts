import { get, getList, post } from './call';
import type { Address, SavedAddress } from './entities/address';
import type { DateTime, Flag, PageParams, Paged } from './entities/basic';

/** A printed book of notes. */
export interface NotesBook {
  id: number;
  book_name: string;
  cover: string;
  introduce: string;
  /** Yuan with two decimals. */
  price: string;
  is_buy: Flag;
}

export interface BooksOrderParams {
  book_ids: number[];
}

export interface BooksOrder {
  order_no: string;
  /** Yuan with two decimals. */
  amount: string;
}

export interface BooksAddressParams extends Address {
  order_no: string;
}

/** An order in the learner's list. */
export interface BooksOrderInfo extends BooksOrder {
  book_list: NotesBook[];
  status: 'unpaid' | 'paid' | 'shipped' | 'received';
  create_time: DateTime;
  /** As it was given; with the names of its place where the server keeps them. */
  address: (Address & Partial<Pick<SavedAddress, 'region'>>) | null;
  /** '' before shipping. */
  express_company: string;
  express_no: string;
}

export const purchasBooksList = getList<void, NotesBook>(
  '/v3/books/purchasBooksList',
  'book_name$ introduce$ is_buy!',
);
/** The same unpaid books give the same order. */
export const createBooksOrder = post<BooksOrderParams, BooksOrder>('/Pay/createBooksOrder', 'order_no$');
export const addBooksAddress = post<BooksAddressParams, null>('/v3/books/addAddress');
export const booksOrderList = get<PageParams, Paged<BooksOrderInfo>>(
  '/v3/books/orderList',
  'address? book_list* book_name$ create_time@ express_no$ introduce$ is_buy! list* mobile$ name$ order_no$',
);
