import {
  createPayment,
  queryOrder,
  userOrders,
  type Call,
  type Goods,
  type Order,
  type Payment,
  type PayProperty,
} from '@suite/api';
import { useSession } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { answer, renderPage, type Visit } from '@suite/ui/testing';
import type { ReactElement } from 'react';

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

export const orderWith = (parts: Partial<Order> = {}): Order => ({
  order_no: 'CS20261121120000',
  kind: 'finance',
  goods_id: 'CS002',
  goods_name: '财商课 · 点评班',
  amount: '900.00',
  status: 'pending',
  create_time: momentText(Date.now()),
  expire_time: momentText(Date.now() + 20 * 60_000),
  pay_time: null,
  attempt: null,
  ...parts,
});

export const property: PayProperty = {
  title: '把计划变成行动',
  subtitle: '八周，完成一份投资计划书',
  suits: ['学完财商课的学员'],
  notices: ['超时订单会自动关闭'],
  steps: ['contract', 'teacher'],
};

interface Given extends Visit {
  goods: [call: Call<never, Goods>, reply: Goods | (() => Goods)];
  create?: [call: Call<never, Order>, reply?: () => Order];
  query?: () => Order;
  about?: Call<void, PayProperty>;
  pay?: () => Promise<'paid' | 'cancelled' | 'unknown'>;
}

const payment: Payment = {
  attempt_no: 'A1',
  channel: 'messenger',
  state: 'open',
  pay_params: {} as Payment['pay_params'],
  pay_url: '',
};

/** Visits a payment page as a learner in the messenger. */
export function visitPayment(page: ReactElement, given: Given) {
  const { goods, create, query = () => orderWith(), about, pay = async () => 'paid', ...visit } = given;
  useSession.setState({ user: 7, login: 'in', line: 'learner' });
  const sheet = jest.fn(pay);
  const rendered = renderPage(page, {
    context: 'messenger',
    ...visit,
    answers: [
      answer(goods[0], goods[1] as never),
      ...(create ? [answer(create[0], (create[1] ?? (() => orderWith())) as never)] : []),
      ...(about ? [answer(about, property)] : []),
      answer(createPayment, payment),
      answer(queryOrder, query),
      answer(userOrders, { pending: [], recent: [] }),
      ...(visit.answers ?? []),
    ],
    platform: {
      messenger: { pay: sheet, share: () => undefined, previewImages: async () => false },
      ...visit.platform,
    },
  });
  return { ...rendered, sheet };
}
