import { amountOf, type Order } from '@suite/api';
import { list, type Db } from '../../../db';

/** One line of an order's history; the payment service's own acts are among them. */
interface OrderRecordLine {
  at: number;
  event: string;
  detail: string;
}

/** An order with all that happened to it, for those who look at the world from outside. */
interface OrderRecord extends Pick<Order, 'order_no' | 'kind' | 'goods_name' | 'amount' | 'status'> {
  lines: OrderRecordLine[];
}

/** What the payment service did: money taken or given back, notices sent, late or lost. */
async function upstreamLines(db: Db, orderNo: string): Promise<OrderRecordLine[]> {
  const prepays = await list(db, 'prepay', { order_no: orderNo });
  const notices = await db
    .selectFrom('pay_notice')
    .innerJoin('prepay', 'prepay.id', 'pay_notice.prepay_id')
    .select(['trade_no', 'paid_at', 'due_at', 'sent_at'])
    .where('order_no', '=', orderNo)
    .orderBy('pay_notice.id')
    .execute();
  return [
    ...prepays.flatMap(({ trade_no, amount, paid_at, refunded_at }) => [
      ...(paid_at === null
        ? []
        : [{ at: paid_at, event: 'charged', detail: `${trade_no} ¥${amountOf(amount)}` }]),
      ...(refunded_at === null ? [] : [{ at: refunded_at, event: 'given-back', detail: trade_no }]),
    ]),
    ...notices.map(({ trade_no, paid_at, due_at, sent_at }) => {
      if (sent_at !== null) return { at: sent_at, event: 'notice-sent', detail: trade_no };
      const event = due_at === null ? 'notice-lost' : 'notice-late';
      return { at: paid_at ?? 0, event, detail: trade_no };
    }),
  ];
}

const beforeCharge = ['made', 'asked-again', 'attempt', 'attempt-closed'];
const upstream = ['charged', 'notice-sent', 'notice-late', 'notice-lost'];

/** In which order things happen that happen at one moment. */
const rankOf = ({ event }: OrderRecordLine): number =>
  beforeCharge.includes(event) ? 0 : upstream.includes(event) ? 1 : 2;

/** The orders of a person, newest first, each with its history in the order of time. */
export async function orderRecords(db: Db, person: string): Promise<OrderRecord[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('learner', 'learner.id', 'orders.learner_id')
    .selectAll('orders')
    .where('learner.person', '=', person)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(50)
    .execute();
  const records: OrderRecord[] = [];
  for (const { order_no, kind, goods_name, amount_fen, status } of rows) {
    const own = await db
      .selectFrom('order_event')
      .select(['at', 'event', 'detail'])
      .where('order_no', '=', order_no)
      .orderBy('id')
      .execute();
    const lines = [...own, ...(await upstreamLines(db, order_no))].sort(
      (one, other) => one.at - other.at || rankOf(one) - rankOf(other),
    );
    records.push({ order_no, kind, goods_name, amount: amountOf(amount_fen), status, lines });
  }
  return records;
}
