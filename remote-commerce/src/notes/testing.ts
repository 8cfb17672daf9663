import type { Address, BooksOrderInfo, NotesBook } from '@suite/api';

export const bookWith = (id: number, part: Partial<NotesBook> = {}): NotesBook => ({
  id,
  book_name: `笔记 ${id}`,
  cover: '',
  introduce: '要点和练习',
  price: '39.80',
  is_buy: 0,
  ...part,
});

export const someAddress: Address = {
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
};

/** A paid order that has no address yet. */
export const booksOrderWith = (part: Partial<BooksOrderInfo> = {}): BooksOrderInfo => ({
  order_no: 'BK1',
  amount: '39.80',
  book_list: [bookWith(551)],
  status: 'paid',
  create_time: '2026-11-20 12:00:00',
  address: null,
  express_company: '',
  express_no: '',
  ...part,
});
