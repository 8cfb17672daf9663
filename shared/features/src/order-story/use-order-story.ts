import {
  asEntered,
  invoiceList,
  refundContracts,
  useCall,
  type Invoice,
  type Refund,
  type RefundContract,
} from '@suite/api';
import { orderStory, type Story } from './story';

/** The newest invoices, which are enough for one order. */
export const NEWEST = { page: 1, limit: 50 };

/** What a page has read of an order: its refund, or one of its invoices. */
interface StoryOf {
  refund?: Refund;
  invoice?: Invoice;
}

function storyOf({ refund, invoice }: StoryOf, contracts: RefundContract[], invoices: Invoice[]) {
  const contract = contracts.filter((one) =>
    refund ? one.contract_id === refund.contract_id : one.order_no === invoice?.order_no,
  )[0];
  const orderNo = contract?.order_no ?? invoice?.order_no;
  const others = invoices.filter(({ id, order_no }) => order_no === orderNo && id !== invoice?.id);
  const own = invoice ? [...others, invoice].sort((one, other) => other.id - one.id) : others;
  const story = orderStory({ refund: refund ?? contract, invoices: own });
  // A refund that did not come about says nothing about an invoice.
  return invoice && story?.isEnded ? undefined : story;
}

/**
 * The story of an order, by what the page has read and the lists of refunds and invoices; without a list by the rest.
 * Undefined while they are read, null without one.
 */
export function useOrderStory(of: StoryOf): Story | null | undefined {
  const contracts = useCall(refundContracts, undefined, asEntered);
  const invoices = useCall(invoiceList, NEWEST, asEntered);
  if (contracts.isPending || invoices.isPending) return undefined;
  return storyOf(of, contracts.data?.list ?? [], invoices.data?.list ?? []) ?? null;
}
