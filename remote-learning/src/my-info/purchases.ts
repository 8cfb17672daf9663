import type { BooksOrderInfo, Contract, Invoice, InvoiceOrder, Order, RefundContract } from '@suite/api';
import { purchaseState, type PurchaseFacts, type PurchaseState } from './purchase-steps';

export interface Purchase extends PurchaseState {
  orderNo: string;
  name: string;
  amount: string;
}

function purchaseOf(facts: PurchaseFacts): Purchase {
  const { order_no: orderNo, goods_name: name, amount } = facts.order;
  return { orderNo, name, amount, ...purchaseState(facts) };
}

/** What the calls have answered; a part that is not there yet leaves its events out. */
export interface Answers {
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
    invoices: invoices.filter(isOf),
    canInvoice: invoiceable.some(isOf),
    parcel: parcels.find(isOf),
  };
}

/** The purchases of a learner, as the orders come. */
export const purchasesOf = (orders: readonly Order[], answers: Answers): Purchase[] =>
  orders.map((order) => purchaseOf(factsOf(order, answers)));
