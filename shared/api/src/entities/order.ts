import type { PayParams } from '@suite/kernel';
import type { PriceLevel } from '../constants';
import type { Amount, DateTime, Flag } from './basic';
import type { InvoiceAddressee } from './invoice';

export type { Amount, PayParams };

/** What is sold; a kind has its own page and its own call for ordering. */
export type GoodsKind =
  | 'finance'
  | 'advanced'
  | 'investment'
  | 'industry'
  | 'jingpin'
  | 'tools'
  | 'books'
  | 'management';

/** Whether the learner can buy now; every state but `open` has the provider's words in `sale_reason`. */
export type SaleState = 'open' | 'not-yet' | 'sold-out' | 'owned' | 'not-allowed' | 'exclusive';

/** `closed` was not paid in time, or gave way to another order. */
export type OrderStatus = 'pending' | 'paid' | 'closed' | 'refunded';

export interface Order {
  order_no: string;
  kind: GoodsKind;
  /** Names the goods whatever their kind. */
  goods_id: string;
  goods_name: string;
  amount: Amount;
  status: OrderStatus;
  /** Why the server closed an order that is no longer sold so, for the learner; '' if it was not paid in time. */
  closed_reason?: string;
  /** Level of the goods: no amount is above what `levelPrice` says. */
  level?: PriceLevel;
  create_time: DateTime;
  /** An unpaid order is closed then. */
  expire_time: DateTime;
  pay_time: DateTime | null;
  /** How the order is being paid; null before the first attempt. */
  attempt: PayAttempt | null;
  /** Whose invoice it is, as whoever pays it for the learner has chosen; the learner's without a word. */
  invoice_for?: InvoiceFor;
}

/** Whose title an invoice has: that of the learner, or of whoever pays for them. */
export type InvoiceFor = 'learner' | 'payer';

/** Where an order is paid. */
export type PayChannel = 'messenger' | 'browser' | 'shell';

/** One way to pay an order; a new one closes the one before. */
export interface PayAttempt {
  attempt_no: string;
  channel: PayChannel;
  state: 'open' | 'closed' | 'paid';
}

export interface Goods {
  goods_id: string;
  kind: GoodsKind;
  name: string;
  introduce: string;
  /** A topic of the covers, or a picture's address. */
  cover: string;
  origin_price: Amount;
  /** Level of goods whose original price is fixed by `levelPrice`; absent for others. */
  level?: PriceLevel;
  /** '0.00' without a coupon. */
  coupon_price: Amount;
  coupon_name: string;
  /** What the learner pays. */
  price: Amount;
  /** What is included, a line each. */
  includes: string[];
  sale_state: SaleState;
  sale_reason: string;
  /** When the sale begins; null when it has. */
  sale_time: DateTime | null;
  /** When the provider answered: pages count on from then. */
  server_time?: DateTime;
  /** The learner's unpaid order of these goods. */
  order: Order | null;
}

/** Whom the teacher reaches about a course that was ordered; no number of a document is among it. */
export interface Buyer {
  name: string;
  mobile: string;
  /** '' if the buyer gives none. */
  wechat: string;
}

export interface CreateOrderParams {
  goods_id: string;
  /** Made by the page: the same key gives the same order. */
  client_key: string;
  /** What the page has shown. An order of another amount comes back when the price has changed. */
  amount: Amount;
  invite_code?: string;
  /** Where the learner came from. */
  channel?: string;
  /** Of the finance course, if the buyer has entered them. */
  buyer?: Buyer;
}

export interface CreatePaymentParams {
  order_no: string;
  channel: PayChannel;
  /** Where the cashier leads back to; needed for the channel `browser`. */
  return_url?: string;
  /** Of somebody else's order: the payer's title, null for the learner's, absent to leave what was chosen. */
  payer_title?: InvoiceAddressee | null;
}

/** How to pay an order now: parameters for a pay sheet, or the address of the cashier. */
export interface Payment extends PayAttempt {
  /** Null for the channel `browser`. */
  pay_params: PayParams | null;
  /** '' for the other channels. */
  pay_url: string;
}

/** What a payment page says besides the price. */
export interface PayProperty {
  title: string;
  subtitle: string;
  /** For whom the course is. */
  suits: string[];
  /** What to know before paying. */
  notices: string[];
  /** Next steps after paying, in their order. */
  steps: PayStep[];
}

export type PayStep = 'contract' | 'teacher' | 'class' | 'address' | 'invoice' | 'study';

/** An order as anyone who has its number sees it. */
export interface OutsideOrder extends Order {
  cover: string;
  is_mine: Flag;
  /** 0 for somebody who is logged in; absent from servers that do not say it. */
  is_visitor?: Flag;
  /** Whose order it is, masked: a payer sees for whom they pay. */
  learner_name?: string;
  steps: PayStep[];
}
