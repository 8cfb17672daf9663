import {
  amountOf,
  applyInvoice,
  fenOf,
  type Invoice,
  type InvoiceAddressee,
  invoiceCount,
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  type InvoiceOrder,
  reissueInvoice,
} from '@suite/api';
import * as v from 'valibot';
import { find, get, pageOf } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound, page, rule, text } from '../../handle';
import { seesNothing } from '../../sees-nothing';
import { addressee, isAddressee } from '../orders/invoice-title';
import type { OrderRow } from '../orders/order-rows';
import { insertInvoice, invoiceInfoOf, invoiceOf, leftOf, orderInfo, type Asked } from './invoice-rows';
import { insertRedLetter } from './make-invoice';

const HOUR = 3600_000;

interface SeededInvoice extends InvoiceAddressee {
  goods: string;
  hoursAgo: number;
  /** Less than the whole order. */
  fen?: number;
  /** When a red letter was asked for. */
  red?: { hoursAgo: number; reason: string; title?: string };
}

const person = (title: string): InvoiceAddressee => ({
  title_type: 'person',
  title,
  tax_no: '',
  email: 'fapiao@example.com',
});
const company = (title: string, tax_no = '91310115MA1K3YJ12G'): InvoiceAddressee => ({
  title_type: 'company',
  title,
  tax_no,
  email: 'caiwu@example.com',
});

/** Invoices that people have, oldest first. */
const seeded: Record<string, SeededInvoice[]> = {
  premium: [
    {
      ...company('杭州远山文化有限公司'),
      goods: 'CS001',
      hoursAgo: 9000,
      red: { hoursAgo: 30, reason: '抬头填写错误', title: '杭州远山文化传媒有限公司' },
    },
    {
      ...company('远山拒收（上海）有限公司'),
      goods: 'advanced-1',
      hoursAgo: 7000,
      red: { hoursAgo: 60, reason: '税号填写错误' },
    },
    {
      ...company('远山未确认商贸有限公司'),
      goods: 'investment',
      hoursAgo: 5000,
      red: { hoursAgo: 90, reason: '更换抬头' },
    },
    { ...company('不存在的公司'), goods: 'industry', hoursAgo: 500 },
    { ...person('方景行'), goods: 'jingpin', hoursAgo: 0 },
  ],
  graduated: [
    { ...person('沈知夏'), goods: 'CS006', hoursAgo: 8000 },
    { ...company('南京知夏图书有限公司'), goods: 'advanced-1', hoursAgo: 4000, fen: 50_000 },
    {
      ...company('南京知夏图书有限公司'),
      goods: 'investment',
      hoursAgo: 400,
      fen: 100_000,
      red: { hoursAgo: 5, reason: '更换抬头', title: '南京知夏文化传播有限公司' },
    },
  ],
};

async function seedInvoices({ db, now, person: record, learner }: Seeding): Promise<void> {
  for (const [at, { goods, hoursAgo, fen, red, ...to }] of (seeded[record.key] ?? []).entries()) {
    const order = await get(db, 'orders', { learner_id: learner.id, goods_id: goods, status: 'paid' });
    const old = await insertInvoice({ db, now: now - hoursAgo * HOUR }, learner.id, {
      ...to,
      order_no: order.order_no,
      client_key: `first-day-${at}`,
      amount_fen: fen ?? order.amount_fen,
    });
    if (!red) continue;
    const wanted = {
      ...to,
      title: red.title ?? to.title,
      reason: red.reason,
      client_key: 'first-day',
    };
    await insertRedLetter({ db, now: now - red.hoursAgo * HOUR }, old, wanted);
  }
}

const clientKey = () => text(64);

async function paidOrder({ db }: Asked, learnerId: number, orderNo: string): Promise<OrderRow> {
  const bought = { order_no: orderNo, learner_id: learnerId, status: ['paid', 'refunded'] as const };
  const order = await find(db, 'orders', bought);
  if (!order) throw notFound('订单不存在');
  return order;
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
        .where('status', 'in', ['paid', 'refunded'])
        .orderBy('paid_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const orders: InvoiceOrder[] = [];
      for (const row of seesNothing(learner.person) ? [] : rows) {
        const { left } = await leftOf(asking, row);
        if (left > 0) orders.push(orderInfo(row, left));
      }
      const last = await db
        .selectFrom('invoice')
        .select(['title_type', 'title', 'tax_no', 'email'])
        .where('learner_id', '=', learner.id)
        .where('is_payers', '=', 0)
        .where('made_at', '<=', now)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return { orders, last: last ?? null };
    }),

    handle(invoiceCount, v.object({ order_no: text(40) }), async (asking) => {
      const order = await paidOrder(asking, asking.learner.id, asking.params.order_no);
      const { left, reason } = await leftOf(asking, order);
      return { ...orderInfo(order, left), reason };
    }),

    handle(invoiceInfo, v.object({ id: id() }), async (asking) =>
      invoiceInfoOf(asking, await invoiceOf(asking, asking.learner.id, asking.params.id)),
    ),

    handle(invoiceList, v.object(page()), async (asking) => {
      const { db, now, learner, params } = asking;
      const own = db
        .selectFrom('invoice')
        .where('learner_id', '=', learner.id)
        .where('is_payers', '=', 0)
        .where('made_at', '<=', now);
      const { list: rows, total } = await pageOf(
        own.selectAll().orderBy('made_at', 'desc').orderBy('id', 'desc'),
        params,
      );
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
        const { client_key } = params;
        const known = await find(db, 'invoice', { learner_id: learner.id, client_key, is_payers: 0 });
        if (known) return invoiceInfoOf(asking, known);
        const order = await paidOrder(asking, learner.id, params.order_no);
        const { left, reason } = await leftOf(asking, order);
        if (reason) throw rule(reason);
        if (fenOf(params.amount) !== left)
          throw rule(`可开票金额已变为 ${amountOf(left)} 元，请核对后再提交`);
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
              : info.reissue_reason || '这张发票现在不能重开',
          );
        }
        await insertRedLetter(asking, old, params);
        return invoiceInfoOf(asking, old);
      },
    ),
  ],
};
