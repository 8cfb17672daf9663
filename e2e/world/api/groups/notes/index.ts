import {
  addBooksAddress,
  type Address,
  amountOf,
  type BooksOrderInfo,
  booksOrderList,
  codes,
  createBooksOrder,
  type NotesBook,
  purchasBooksList,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { notesBooks, type NotesBookContent } from '../../../content';
import { pageOf, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound, page, Refusal, text } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import { addressOf } from '../address';
import { addressFields, regionCheck } from '../address/address-schema';
import { booksFen, booksIn } from '../orders/book-payment';
import { makeOrder } from '../orders/create-order';
import { addressOrder, orderStatus, type OrderRow } from '../orders/order-rows';
import { payForSeed } from '../orders/past-orders';

type Asked = { db: Db; now: number };

const prefix = 'books:';
const idsOf = (goodsId: string) => goodsId.slice(prefix.length).split(',').map(Number);

const bookOfId = (id: number): NotesBookContent | undefined => notesBooks.find((book) => book.id === id);

/** Ids of the books that a learner has paid for. */
async function boughtBooks({ db, now }: Asked, learnerId: number): Promise<Set<number>> {
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
const booksOf = (bought: ReadonlySet<number>, books: readonly NotesBookContent[]): NotesBook[] =>
  books.map((book) => ({ ...book, is_buy: bought.has(book.id) ? 1 : 0 }));

/** An order of those books: the unpaid one that there is, or a new one. */
async function orderBooks(
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
    amount_fen: booksFen(goods_id),
    async refuse() {
      const bought = await boughtBooks(asked, learnerId);
      return ids.some((id) => bought.has(id))
        ? new Refusal(codes.ALREADY_BOUGHT, '您已经购买过所选的图书')
        : undefined;
    },
  });
}

function orderInfo(row: OrderRow, bought: ReadonlySet<number>, now: number): BooksOrderInfo {
  const status = orderStatus(row, now);
  const isSent = status === 'shipped' || status === 'received';
  return {
    order_no: row.order_no,
    amount: amountOf(row.amount_fen),
    book_list: booksOf(bought, booksIn(row.goods_id)),
    status,
    create_time: timeText(row.created_at),
    address: row.address === null ? null : (JSON.parse(row.address) as Address),
    express_company: isSent ? '顺丰速运' : '',
    express_no: isSent ? `SF${String(1_400_000_000_000 + row.id * 7919)}` : '',
  };
}

const notesHandlers = [
  handle(purchasBooksList, async ({ db, now, learner }) =>
    seesNothing(learner.person) ? [] : booksOf(await boughtBooks({ db, now }, learner.id), notesBooks),
  ),

  handle(
    createBooksOrder,
    v.object({
      book_ids: v.pipe(v.array(id()), v.minLength(1, '请选择图书'), v.maxLength(20, '一次最多购买 20 本')),
    }),
    async ({ db, now, learner, params }) => {
      const order = await orderBooks({ db, now }, learner.id, params.book_ids);
      return order instanceof Refusal
        ? order
        : { order_no: order.order_no, amount: amountOf(order.amount_fen) };
    },
  ),

  handle(
    addBooksAddress,
    v.pipe(v.object({ ...addressFields, order_no: text(40) }), regionCheck()),
    async ({ db, now, learner, params }) => {
      const { order_no, ...to } = params;
      await addressOrder({ db, now }, learner.id, order_no, to);
      return null;
    },
  ),

  handle(booksOrderList, v.object(page()), async ({ db, now, learner, params }) => {
    const own = db
      .selectFrom('orders')
      .where('learner_id', '=', learner.id)
      .where('kind', '=', 'books')
      .where('status', 'in', ['pending', 'paid']);
    const { list: rows, total } = await pageOf(
      own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
      params,
    );
    const bought = await boughtBooks({ db, now }, learner.id);
    return { list: rows.map((row) => orderInfo(row, bought, now)), total };
  }),
];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Which books a person ordered, when, and whether they paid and said where to send them. */
const orders: Record<string, { books: number[]; ago: number; paid?: true; address?: true }[]> = {
  graduated: [
    { books: [551, 556], ago: 200 * DAY, paid: true, address: true },
    { books: [553], ago: 2 * DAY, paid: true },
  ],
  premium: [
    { books: [552], ago: 90 * DAY, paid: true, address: true },
    { books: [554, 555], ago: 3 * DAY, paid: true, address: true },
    { books: [556], ago: 10 * MINUTE },
  ],
};

async function seedOrders({ db, now: today, person, learner }: Seeding): Promise<void> {
  const to = await addressOf(db, learner.id);
  for (const { books, ago, paid, address } of orders[person.key] ?? []) {
    const asked = { db, now: today - ago };
    const order = await orderBooks(asked, learner.id, books);
    if (order instanceof Refusal) throw order;
    if (paid) await payForSeed(asked, order);
    if (!address || !to) continue;
    const { id: _id, region: _region, ...where } = to;
    await addressOrder(asked, learner.id, order.order_no, where);
  }
}

/** Printed books of notes; their orders are orders like those of any goods. */
export const notes: Group = {
  name: 'notes',
  handlers: notesHandlers,
  seed: seedOrders,
};
