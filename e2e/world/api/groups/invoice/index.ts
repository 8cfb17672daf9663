import {
  applyInvoice,
  type Invoice,
  invoiceCount,
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  type InvoiceOrder,
  reissueInvoice,
} from '@suite/api';
import * as v from 'valibot';
import { find } from '../../../db/queries';
import type { Group } from '../../group';
import { handle } from '../../handle';
import { id, page, text } from '../../params';
import { notFound, rule } from '../../refusal';
import { seesNothing } from '../../sees-nothing';
import { fenOf, yuanOf } from '../orders/money';
import type { OrderRow } from '../orders/tables';
import { addressee, isAddressee } from './addressee';
import { type Asked, invoiceInfoOf, invoiceOf, leftOf, orderInfo } from './invoice-rows';
import { insertInvoice, insertRedLetter } from './make-invoice';
import { seedInvoices } from './seed';

const clientKey = () => text(64);

async function paidOrder({ db }: Asked, learnerId: number, orderNo: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('learner_id', '=', learnerId)
    .where('status', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  return order;
}

function reasonOf({ status }: OrderRow, left: number): string {
  if (status === 'refunded') return '订单已退款，不能开票';
  return left > 0 ? '' : '这个订单已全额开票';
}

/** Invoices of paid orders, each up to what was paid. */
export const invoices: Group = {
  name: 'invoice',
  seed: seedInvoices,
  handlers: [
    handle(invoiceIndex, async (asking) => {
      const { db, now, learner } = asking;
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('learner_id', '=', learner.id)
        .where('status', '=', 'paid')
        .orderBy('paid_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const orders: InvoiceOrder[] = [];
      for (const row of seesNothing(learner.person) ? [] : rows) {
        const left = await leftOf(asking, row);
        if (left > 0) orders.push(orderInfo(row, left));
      }
      const last = await db
        .selectFrom('invoice')
        .select(['title_type', 'title', 'tax_no', 'email'])
        .where('learner_id', '=', learner.id)
        .where('made_at', '<=', now)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return { orders, last: last ?? null };
    }),

    handle(invoiceCount, v.object({ order_no: text(40) }), async (asking) => {
      const order = await paidOrder(asking, asking.learner.id, asking.params.order_no);
      const left = order.status === 'refunded' ? 0 : await leftOf(asking, order);
      return { ...orderInfo(order, left), reason: reasonOf(order, left) };
    }),

    handle(invoiceInfo, v.object({ id: id() }), async (asking) =>
      invoiceInfoOf(asking, await invoiceOf(asking, asking.learner.id, asking.params.id)),
    ),

    handle(invoiceList, v.object(page()), async (asking) => {
      const { db, now, learner, params } = asking;
      const own = db.selectFrom('invoice').where('learner_id', '=', learner.id).where('made_at', '<=', now);
      const rows = await own
        .selectAll()
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(params.limit)
        .offset((params.page - 1) * params.limit)
        .execute();
      const { total } = await own
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const list: Invoice[] = [];
      for (const row of rows) list.push(await invoiceInfoOf(asking, row));
      return { list, total };
    }),

    handle(
      applyInvoice,
      v.pipe(
        v.object({ ...addressee, order_no: text(40), amount: text(20), client_key: clientKey() }),
        isAddressee(),
      ),
      async (asking) => {
        const { db, learner, params } = asking;
        const known = await find(db, 'invoice', { learner_id: learner.id, client_key: params.client_key });
        if (known) return invoiceInfoOf(asking, known);
        const order = await paidOrder(asking, learner.id, params.order_no);
        const left = await leftOf(asking, order);
        const reason = reasonOf(order, left);
        if (reason) throw rule(reason);
        if (fenOf(params.amount) !== left) throw rule(`可开票金额已变为 ${yuanOf(left)} 元，请核对后再提交`);
        return invoiceInfoOf(
          asking,
          await insertInvoice(asking, learner.id, { ...params, amount_fen: left }),
        );
      },
    ),

    handle(
      reissueInvoice,
      v.pipe(
        v.object({
          ...addressee,
          invoice_id: id(),
          reason: text(50, '请选择或填写冲红原因'),
          client_key: clientKey(),
        }),
        isAddressee(),
      ),
      async (asking) => {
        const { db, learner, params } = asking;
        const old = await invoiceOf(asking, learner.id, params.invoice_id);
        const known = await find(db, 'red_letter', { invoice_id: old.id, client_key: params.client_key });
        const info = await invoiceInfoOf(asking, old);
        if (known) return info;
        if (!info.can_reissue) {
          throw rule(
            info.red?.state === 'confirming'
              ? '这张发票的冲红正在等待确认，请勿重复申请'
              : '这张发票现在不能重开',
          );
        }
        await insertRedLetter(asking, old, params);
        return invoiceInfoOf(asking, old);
      },
    ),
  ],
};
