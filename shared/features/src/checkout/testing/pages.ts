import {
  createPayment,
  queryOrder,
  userOrders,
  type Goods,
  type Order,
  type OutsideOrder,
  type Payment,
} from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { answer, type Visit } from '@suite/ui/testing';

export { purchases } from '../purchases';
export { purchaseRecord } from './machine-run';

/** A finance course that is on sale, with a coupon. */
export const goodsWith = (parts: Partial<Goods> = {}): Goods => ({
  goods_id: 'CS002',
  kind: 'finance',
  name: '财商课 · 点评班',
  introduce: '另有老师一对一点评作业。',
  cover: '/reform.svg',
  origin_price: '1000.00',
  coupon_price: '100.00',
  coupon_name: '开班立减券',
  price: '900.00',
  includes: ['四周直播与录播课程', '结业证书'],
  sale_state: 'open',
  sale_reason: '',
  sale_time: null,
  order: null,
  ...parts,
});

/** An unpaid order of these goods, with twenty minutes left. */
export const orderWith = (parts: Partial<Order> = {}): Order => ({
  order_no: 'CS1',
  kind: 'finance',
  goods_id: 'CS002',
  goods_name: '财商课 · 点评班',
  amount: '900.00',
  status: 'pending',
  create_time: momentText(Date.now() - 10 * 60_000),
  expire_time: momentText(Date.now() + 20 * 60_000),
  pay_time: null,
  attempt: null,
  ...parts,
});

/** The same order as its buyer sees it by its number. */
export const outsideOrderWith = (parts: Partial<OutsideOrder> = {}): OutsideOrder => ({
  ...orderWith(),
  cover: '',
  is_mine: 1,
  steps: ['contract', 'teacher', 'class', 'invoice'],
  ...parts,
});

export const paymentWith = (parts: Partial<Payment> = {}): Payment => ({
  attempt_no: 'A1',
  channel: 'messenger',
  state: 'open',
  pay_params: {} as Payment['pay_params'],
  pay_url: '',
  ...parts,
});

export interface PayVisit extends Visit {
  /** What the server says of the order. */
  query?: () => Order;
  /** How the pay sheet ends. */
  pay?: () => Promise<'paid' | 'cancelled' | 'unknown'>;
}

/** A visit of a payment page in the messenger, whose pay sheet is a spy. */
export function visitToPay({ query = () => orderWith(), pay = async () => 'paid', ...visit }: PayVisit) {
  const sheet = jest.fn(pay);
  const visiting: Visit = {
    context: 'messenger',
    ...visit,
    answers: [
      ...(visit.answers ?? []),
      answer(createPayment, paymentWith()),
      answer(queryOrder, query),
      answer(userOrders, { pending: [], recent: [] }),
    ],
    platform: {
      messenger: { pay: sheet, share: () => undefined, previewImages: async () => false },
      ...visit.platform,
    },
  };
  return { visit: visiting, sheet };
}
