import type {
  BooksOrderInfo,
  Contract,
  Invoice,
  InvoiceOrder,
  Order,
  RefundContract,
  UserOrders,
} from '@suite/api';
import { stepsOf, type PurchaseFacts, type PurchaseStep } from './purchase-steps';

export interface Purchase {
  orderNo: string;
  name: string;
  amount: string;
  steps: PurchaseStep[];
  /** How it stands, in a word. */
  standing: string;
  /** Something of it is still under way. */
  isOpen: boolean;
  /** What the learner can do now: what waits before what is only offered. */
  next?: PurchaseStep['next'];
}

function purchaseOf(facts: PurchaseFacts): Purchase {
  const { order_no: orderNo, goods_name: name, amount, status } = facts.order;
  const steps = stepsOf(facts);
  const waiting = steps.find(({ state }) => state === 'waits');
  const [last] = steps.filter(({ next }) => next).slice(-1);
  const next = steps.find((step) => step.state === 'waits' && step.next) ?? last;
  return {
    ...{ orderNo, name, amount, steps },
    standing: waiting?.title ?? (status === 'refunded' ? '已退款' : '已完成'),
    isOpen: waiting !== undefined,
    next: next?.next,
  };
}

/** What the calls have answered; a part that is not there yet leaves its events out. */
export interface Answers {
  orders: UserOrders;
  contracts?: readonly Contract[];
  refunds?: readonly RefundContract[];
  invoices?: readonly Invoice[];
  invoiceable?: readonly InvoiceOrder[];
  parcels?: readonly BooksOrderInfo[];
}

function factsOf(order: Order, answers: Answers): PurchaseFacts {
  const { contracts = [], refunds = [], invoices = [], invoiceable = [], parcels = [] } = answers;
  const isOf = ({ order_no }: { order_no: string }) => order_no === order.order_no;
  const refund = refunds.find(isOf);
  return {
    order,
    refund,
    contract: contracts.find(({ id }) => id === refund?.contract_id),
    invoice: invoices.find(isOf),
    canInvoice: invoiceable.some(isOf),
    parcel: parcels.find(isOf),
  };
}

/** The purchases of a learner: what waits for a payment first, then what was bought, the newest first. */
export const purchasesOf = (answers: Answers): Purchase[] =>
  [...answers.orders.pending, ...answers.orders.recent].map((order) => purchaseOf(factsOf(order, answers)));
