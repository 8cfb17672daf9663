import { codes, type NotesBook } from '@suite/api';
import { type NotesBookContent, notesBooks } from '../../../content';
import type { Db } from '../../../db/tables';
import { notFound, Refusal } from '../../refusal';
import { makeOrder } from '../orders/create-order';
import { fenOf } from '../orders/money';
import type { OrderRow } from '../orders/tables';

type Asked = { db: Db; now: number };

const prefix = 'books:';
const idsOf = (goodsId: string) => goodsId.slice(prefix.length).split(',').map(Number);

const bookOfId = (id: number): NotesBookContent | undefined => notesBooks.find((book) => book.id === id);

/** Ids of the books that a learner has paid for. */
export async function boughtBooks({ db, now }: Asked, learnerId: number): Promise<Set<number>> {
  const orders = await db
    .selectFrom('orders')
    .select('goods_id')
    .where('learner_id', '=', learnerId)
    .where('kind', '=', 'books')
    .where('status', '=', 'paid')
    .where('paid_at', '<=', now)
    .execute();
  return new Set(orders.flatMap(({ goods_id }) => idsOf(goods_id)));
}

/** The books with a flag for those that the learner has bought. */
export const booksOf = (bought: ReadonlySet<number>, books: readonly NotesBookContent[]): NotesBook[] =>
  books.map((book) => ({ ...book, is_buy: bought.has(book.id) ? 1 : 0 }));

/** The books of an order. */
export const booksIn = ({ goods_id }: Pick<OrderRow, 'goods_id'>): NotesBookContent[] =>
  idsOf(goods_id).flatMap((id) => bookOfId(id) ?? []);

/** An order of those books: the unpaid one that there is, or a new one. */
export async function orderBooks(
  asked: Asked,
  learnerId: number,
  given: readonly number[],
): Promise<OrderRow | Refusal> {
  const ids = [...new Set(given)].sort((one, other) => one - other);
  const books = ids.map(bookOfId);
  const [first] = books;
  if (!first || books.includes(undefined)) throw notFound('图书不存在或已下架');
  const goods_id = `${prefix}${ids.join(',')}`;
  return makeOrder(asked, learnerId, {
    kind: 'books',
    goods_id,
    scope: goods_id,
    goods_name: books.length === 1 ? first.book_name : `${first.book_name}等 ${books.length} 本`,
    cover: first.cover,
    amount_fen: booksIn({ goods_id }).reduce((sum, { price }) => sum + fenOf(price), 0),
    async refuse() {
      const bought = await boughtBooks(asked, learnerId);
      return ids.some((id) => bought.has(id))
        ? new Refusal(codes.ALREADY_BOUGHT, '您已经购买过所选的图书')
        : undefined;
    },
  });
}
