import type { Amount, DateTime, Flag } from './basic';

/** In whose name an invoice is issued. */
export type TitleType = 'person' | 'company';

/** To whom an invoice is made out. */
export interface InvoiceTitle {
  title_type: TitleType;
  title: string;
  /** Of a company; '' for a person. */
  tax_no: string;
}

/** A title and where the invoice is sent. */
export interface InvoiceAddressee extends InvoiceTitle {
  email: string;
}

/** A paid order of which something can still be invoiced. */
export interface InvoiceOrder {
  order_no: string;
  goods_name: string;
  paid: Amount;
  /** What has not been invoiced yet. */
  left: Amount;
  pay_time: DateTime;
}

/** What can be invoiced, and the title of the learner's last invoice. */
export interface InvoiceIndex {
  orders: InvoiceOrder[];
  last: InvoiceAddressee | null;
}

/** What is left of one order; `reason` says why that is nothing. */
export interface InvoiceCount extends InvoiceOrder {
  reason: string;
}

/** A `reversed` invoice was cancelled by a red-letter one. */
export type InvoiceStatus = 'making' | 'issued' | 'failed' | 'reversed';

/** Until the red letter is `issued`, the invoice stays valid. `void` was not confirmed within 72 hours. */
export type RedState = 'confirming' | 'refused' | 'void' | 'issued';

/** The cancellation of an invoice, and what is to be issued instead. */
export interface RedLetter extends InvoiceAddressee {
  state: RedState;
  /** Why the learner wants it. */
  reason: string;
  apply_time: DateTime;
  /** Until when it can be confirmed. */
  expire_time: DateTime;
  /** When it came to its end; '' while it waits. */
  end_time: DateTime;
  /** Why it was refused; '' otherwise. */
  refusal: string;
  /** The order is refunded: no invoice comes in the place of this one. */
  is_for_refund?: Flag;
}

/** An invoice of the learner. */
export interface Invoice extends InvoiceAddressee {
  id: number;
  order_no: string;
  goods_name: string;
  amount: Amount;
  status: InvoiceStatus;
  /** The page's key of its application. */
  client_key: string;
  apply_time: DateTime;
  /** '' before it is issued. */
  issue_time: DateTime;
  /** '' before it is issued. */
  invoice_no: string;
  /** Address of the document; '' before it is issued. */
  file_url: string;
  /** Why it failed; '' otherwise. */
  fail_reason: string;
  can_reissue: Flag;
  /** Why a refund stands in the way of a re-issue; '' if none does. */
  reissue_reason?: string;
  red: RedLetter | null;
  /** The invoice that this one replaces. */
  replaces_id: number | null;
  /** The invoice that was issued instead of this one. */
  replaced_by_id: number | null;
}
