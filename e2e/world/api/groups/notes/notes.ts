import {
  addBooksAddress,
  booksOrderList,
  createBooksOrder,
  purchasBooksList,
  type Address,
  type BooksOrderInfo,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import { notesBooks } from '../../../content';
import { handle } from '../../handle';
import { id, page, text } from '../../params';
import { Refusal } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { addressFields, regionCheck } from '../address/address-schema';
import { addressOrder } from '../orders/address-order';
import { yuanOf } from '../orders/money';
import { orderStatus } from '../orders/shipping';
import type { OrderRow } from '../orders/tables';
import { booksIn, booksOf, boughtBooks, orderBooks } from './books-orders';

function orderInfo(row: OrderRow, bought: ReadonlySet<number>, now: number): BooksOrderInfo {
  const status = orderStatus(row, now);
  const isSent = status === 'shipped' || status === 'received';
  return {
    order_no: row.order_no,
    amount: yuanOf(row.amount_fen),
    book_list: booksOf(bought, booksIn(row)),
    status,
    create_time: timeText(row.created_at),
    address: row.address === null ? null : (JSON.parse(row.address) as Address),
    express_company: isSent ? '顺丰速运' : '',
    express_no: isSent ? `SF${String(1_400_000_000_000 + row.id * 7919)}` : '',
  };
}

export const notesHandlers = [
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
        : { order_no: order.order_no, amount: yuanOf(order.amount_fen) };
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
      .where(({ eb, or, and }) =>
        or([eb('status', '=', 'paid'), and([eb('status', '=', 'pending'), eb('expires_at', '>', now)])]),
      );
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(params.limit)
      .offset((params.page - 1) * params.limit)
      .execute();
    const bought = await boughtBooks({ db, now }, learner.id);
    return { list: rows.map((row) => orderInfo(row, bought, now)), total };
  }),
];
