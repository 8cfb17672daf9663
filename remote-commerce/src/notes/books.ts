import { fenOf, type BooksOrderInfo, type Fen, type NotesBook } from '@suite/api';

/** The ids in an address: whole numbers, each once, in the order in which the provider names the goods. */
export function bookIdsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map(Number))].sort((one, other) => one - other);
}

/** The provider's name for these books together; orders of the same books share it. */
export const goodsIdOf = (ids: readonly number[]): string => `books:${ids.join(',')}`;

export const totalOf = (books: readonly Pick<NotesBook, 'price'>[]): Fen =>
  books.reduce((sum, { price }) => sum + fenOf(price), 0);

/** What a learner reads about an order, by its state and whether it has an address. */
export function statusOf({ status, address }: Pick<BooksOrderInfo, 'status' | 'address'>) {
  if (status === 'unpaid') return { word: '待支付', tone: 'warning' } as const;
  if (status === 'paid') {
    return address
      ? ({ word: '待发货', tone: 'primary' } as const)
      : ({ word: '待填地址', tone: 'warning' } as const);
  }
  return status === 'shipped'
    ? ({ word: '已发货', tone: 'success' } as const)
    : ({ word: '已收货', tone: 'grey' } as const);
}

/** An address can be changed until the parcel is on its way. */
export const isEditable = ({ status }: Pick<BooksOrderInfo, 'status'>): boolean =>
  status === 'unpaid' || status === 'paid';
