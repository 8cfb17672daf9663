import { codes, type Address, type NotesBook } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { type NotesBookContent, notesBooks } from '../../../content';
import type { Db } from '../../../db/tables';
import { notFound, Refusal, rule } from '../../refusal';
import { fenOf } from './money';
import { orderStatus } from './shipping';
import type { BooksOrderRow } from './tables';

type Asked = { db: Db; now: number };

const idsOf = (books: string) => books.split(',').map(Number);

const bookOfId = (id: number): NotesBookContent | undefined => notesBooks.find((book) => book.id === id);

/** Ids of the books that a learner has paid for. */
export async function boughtBooks({ db, now }: Asked, learnerId: number): Promise<Set<number>> {
  const orders = await db
    .selectFrom('books_order')
    .select('books')
    .where('learner_id', '=', learnerId)
    .where('paid_at', '<=', now)
    .execute();
  return new Set(orders.flatMap(({ books }) => idsOf(books)));
}

/** The books with a flag for those that the learner has bought. */
export const booksOf = (bought: ReadonlySet<number>, books: readonly NotesBookContent[]): NotesBook[] =>
  books.map((book) => ({ ...book, is_buy: bought.has(book.id) ? 1 : 0 }));

/** The books of an order. */
export const booksIn = ({ books }: Pick<BooksOrderRow, 'books'>): NotesBookContent[] =>
  idsOf(books).flatMap((id) => bookOfId(id) ?? []);

/** An order of those books: the unpaid one that there is, or a new one. */
export async function orderBooks(
  asked: Asked,
  learnerId: number,
  given: readonly number[],
): Promise<BooksOrderRow> {
  const { db, now } = asked;
  const ids = [...new Set(given)].sort((one, other) => one - other);
  if (ids.some((id) => !bookOfId(id))) throw notFound('图书不存在或已下架');
  const bought = await boughtBooks(asked, learnerId);
  if (ids.some((id) => bought.has(id))) throw new Refusal(codes.ALREADY_BOUGHT, '您已经购买过所选的图书');
  const books = ids.join(',');
  const open = await db
    .selectFrom('books_order')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('books', '=', books)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  if (open) return open;
  const order = await db
    .insertInto('books_order')
    .values({
      order_no: '',
      learner_id: learnerId,
      books,
      amount_fen: booksIn({ books }).reduce((sum, { price }) => sum + fenOf(price), 0),
      created_at: now,
      paid_at: null,
      address: null,
      address_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const order_no = `BK${timeText(now).replace(/\D/g, '')}${String(order.id).padStart(6, '0')}`;
  await db.updateTable('books_order').set({ order_no }).where('id', '=', order.id).execute();
  return { ...order, order_no };
}

async function ownOrder({ db }: Asked, learnerId: number, orderNo: string): Promise<BooksOrderRow> {
  const order = await db
    .selectFrom('books_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  return order;
}

/** Says where an order is to be sent, as long as it has not been. */
export async function addressOrder(
  asked: Asked,
  learnerId: number,
  orderNo: string,
  to: Address,
): Promise<void> {
  const { db, now } = asked;
  const order = await ownOrder(asked, learnerId, orderNo);
  const status = orderStatus(order, now);
  const address = JSON.stringify(to);
  if (order.address === address) return;
  if (status === 'shipped' || status === 'received') throw rule('订单已发货，不能修改地址');
  await db
    .updateTable('books_order')
    .set({ address, address_at: order.address_at ?? now })
    .where('id', '=', order.id)
    .execute();
}

/** Marks an order as paid; once paid it stays so. A book that was bought meanwhile is refused. */
export async function payBooksOrder(
  asked: Asked,
  learnerId: number,
  orderNo: string,
): Promise<BooksOrderRow> {
  const { db, now } = asked;
  const order = await ownOrder(asked, learnerId, orderNo);
  if (order.paid_at !== null) return order;
  const bought = await boughtBooks(asked, learnerId);
  if (idsOf(order.books).some((id) => bought.has(id))) {
    throw new Refusal(codes.ALREADY_BOUGHT, '您已经购买过订单中的图书');
  }
  await db.updateTable('books_order').set({ paid_at: now }).where('id', '=', order.id).execute();
  return { ...order, paid_at: now };
}
