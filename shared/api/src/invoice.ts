import { get, post } from './call';
import type { Paged, PageParams } from './entities/basic';
import type { Invoice, InvoiceAddressee, InvoiceCount, InvoiceIndex } from './entities/invoice';
import type { Amount } from './entities/order';

export interface ApplyInvoiceParams extends InvoiceAddressee {
  order_no: string;
  /** What the page has shown as left; another amount is refused. */
  amount: Amount;
  /** Made by the page: the same key gives the same invoice. */
  client_key: string;
}

export interface ReissueInvoiceParams extends InvoiceAddressee {
  invoice_id: number;
  reason: string;
  client_key: string;
}

export const invoiceIndex = get<void, InvoiceIndex>('/v3/invoice/index');
export const invoiceCount = get<{ order_no: string }, InvoiceCount>('/v3/invoice/checkcount');
export const invoiceInfo = get<{ id: number }, Invoice>('/v3/invoice/info');
/** Newest first. */
export const invoiceList = get<PageParams, Paged<Invoice>>('/v3/invoice/list');
export const applyInvoice = post<ApplyInvoiceParams, Invoice>('/v3/invoice/apply');
/** Asks for a red-letter invoice and another one in its place; answers with the old invoice. */
export const reissueInvoice = post<ReissueInvoiceParams, Invoice>('/financial/invoice/redInvoiceV2');
