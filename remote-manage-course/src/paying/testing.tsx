import {
  checkGoodsMutex,
  manageGoods,
  managementPayOrder,
  payContractStatus,
  wapPayContractStatus,
  wapPayment,
  wapPaymentOutside,
  type Goods,
  type GoodsMutex,
  type Order,
  type PayContractStatus,
} from '@suite/api';
import * as checkout from '@suite/features/checkout/testing';
import { answer, renderPage } from '@suite/ui/testing';
import type { ReactElement } from 'react';
import { status } from '../testing';

const course = { goods_id: 'management', kind: 'management' } as const;

export const goodsWith = (parts: Partial<Goods> = {}): Goods =>
  checkout.goodsWith({
    ...course,
    name: '管理沟通课',
    origin_price: '4998.00',
    coupon_price: '0.00',
    price: '4998.00',
    ...parts,
  });

export const orderWith = (parts: Partial<Order> = {}): Order =>
  checkout.orderWith({ ...course, order_no: 'GL1', goods_name: '管理沟通课', amount: '4998.00', ...parts });

interface Given extends checkout.PayVisit {
  mutex?: Partial<GoodsMutex>;
  goods?: () => Goods;
  state?: Partial<PayContractStatus>;
}

/** Visits a payment page of the course as a learner in the messenger. */
export function visitPaying(page: ReactElement, given: Given = {}) {
  const { mutex = {}, goods = () => goodsWith(), state = {}, ...rest } = given;
  const known = status({ step: 'course', is_pay: 0, is_sign: 0, is_face: 0, contract_id: null, ...state });
  const { visit, sheet } = checkout.visitToPay({
    query: () => orderWith(),
    ...rest,
    answers: [
      ...(rest.answers ?? []),
      answer(checkGoodsMutex, { is_mutex: 0, goods_name: '管理沟通课', names: [], reason: '', ...mutex }),
      answer(manageGoods, goods),
      answer(payContractStatus, known),
      answer(wapPayContractStatus, known),
      answer(managementPayOrder, () => orderWith()),
      answer(wapPayment, checkout.paymentWith()),
      answer(
        wapPaymentOutside,
        checkout.paymentWith({ channel: 'browser', pay_params: null, pay_url: 'none' }),
      ),
    ],
  });
  return { ...renderPage(page, visit), sheet };
}
