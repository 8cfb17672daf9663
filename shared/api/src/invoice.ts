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

export const invoiceIndex = get<void, InvoiceIndex>(
  '/v3/invoice/index',
  'goods_name$ last? order_no$ orders* pay_time@ tax_no$ title$',
);
export const invoiceCount = get<{ order_no: string }, InvoiceCount>(
  '/v3/invoice/checkcount',
  'goods_name$ order_no$ pay_time@ reason$',
);
export const invoiceInfo = get<{ id: number }, Invoice>(
  '/v3/invoice/info',
  'apply_time@ can_reissue! end_time@ expire_time@ fail_reason$ goods_name$ invoice_no$ is_for_refund! issue_time@ order_no$ reason$ red? reissue_reason$ replaced_by_id# replaces_id# tax_no$ title$',
);
/** Newest first. */
export const invoiceList = get<PageParams, Paged<Invoice>>(
  '/v3/invoice/list',
  'apply_time@ can_reissue! end_time@ expire_time@ fail_reason$ goods_name$ invoice_no$ is_for_refund! issue_time@ list* order_no$ reason$ red? reissue_reason$ replaced_by_id# replaces_id# tax_no$ title$',
);
export const applyInvoice = post<ApplyInvoiceParams, Invoice>(
  '/v3/invoice/apply',
  'apply_time@ can_reissue! end_time@ expire_time@ fail_reason$ goods_name$ invoice_no$ is_for_refund! issue_time@ order_no$ reason$ red? reissue_reason$ replaced_by_id# replaces_id# tax_no$ title$',
);
/** Asks for a red-letter invoice and another one in its place; answers with the old invoice. */
export const reissueInvoice = post<ReissueInvoiceParams, Invoice>(
  '/financial/invoice/redInvoiceV2',
  'apply_time@ can_reissue! end_time@ expire_time@ fail_reason$ goods_name$ invoice_no$ is_for_refund! issue_time@ order_no$ reason$ red? reissue_reason$ replaced_by_id# replaces_id# tax_no$ title$',
);
