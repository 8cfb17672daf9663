import {
  checkGoodsMutex,
  createPayment,
  manageGoods,
  managementPayOrder,
  payContractStatus,
  queryOrder,
  userOrders,
  wapPayContractStatus,
  wapPayment,
  wapPaymentOutside,
  type Goods,
  type GoodsMutex,
  type Order,
  type Payment,
  type PayContractStatus,
} from '@suite/api';
import { momentText } from '@suite/kernel/time';
import { answer, renderPage, type Visit } from '@suite/ui/testing';
import type { ReactElement } from 'react';
import { status } from '../testing';

export const goodsWith = (parts: Partial<Goods> = {}): Goods => ({
  goods_id: 'management',
  kind: 'management',
  name: '管理沟通课',
  introduce: '从自我管理到团队沟通。',
  cover: '',
  origin_price: '4998.00',
  coupon_price: '0.00',
  coupon_name: '',
  price: '4998.00',
  includes: ['六周课程'],
  sale_state: 'open',
  sale_reason: '',
  sale_time: null,
  order: null,
  ...parts,
});

export const orderWith = (parts: Partial<Order> = {}): Order => ({
  order_no: 'GL1',
  kind: 'management',
  goods_id: 'management',
  goods_name: '管理沟通课',
  amount: '4998.00',
  status: 'pending',
  create_time: momentText(Date.now()),
  expire_time: momentText(Date.now() + 20 * 60_000),
  pay_time: null,
  attempt: null,
  ...parts,
});

const payment: Payment = {
  attempt_no: 'GL1-1',
  channel: 'messenger',
  state: 'open',
  pay_params: {} as Payment['pay_params'],
  pay_url: '',
};

interface Given extends Visit {
  mutex?: Partial<GoodsMutex>;
  goods?: () => Goods;
  state?: Partial<PayContractStatus>;
  query?: () => Order;
}

/** Visits a payment page of the course as a learner in the messenger. */
export function visitPaying(page: ReactElement, given: Given = {}) {
  const { mutex = {}, goods = () => goodsWith(), state = {}, query = () => orderWith(), ...visit } = given;
  const known = status({ step: 'course', is_pay: 0, is_sign: 0, is_face: 0, contract_id: null, ...state });
  const sheet = jest.fn(async () => 'paid' as const);
  const rendered = renderPage(page, {
    context: 'messenger',
    ...visit,
    answers: [
      ...(visit.answers ?? []),
      answer(checkGoodsMutex, { is_mutex: 0, goods_name: '管理沟通课', names: [], reason: '', ...mutex }),
      answer(manageGoods, goods),
      answer(payContractStatus, known),
      answer(wapPayContractStatus, known),
      answer(managementPayOrder, () => orderWith()),
      answer(createPayment, payment),
      answer(wapPayment, payment),
      answer(wapPaymentOutside, { ...payment, channel: 'browser', pay_params: null, pay_url: 'none' }),
      answer(queryOrder, query),
      answer(userOrders, { pending: [], recent: [] }),
    ],
    platform: {
      messenger: { pay: sheet, share: () => undefined, previewImages: async () => false },
      ...visit.platform,
    },
  });
  return { ...rendered, sheet };
}
