import { fenOf, yuanOf, type Invoice, type InvoiceAddressee } from '@suite/api';
import { yearAndMomentInWords } from '@suite/kernel/time';
import type { Fact } from '../facts/facts';
import { typeNames } from '@suite/features/invoice-title';

/** To whom an invoice is made out, in the order of the form. */
export const addresseeFacts = ({ title_type, title, tax_no, email }: InvoiceAddressee): Fact[] => [
  { name: '抬头类型', value: typeNames[title_type] },
  { name: '发票抬头', value: title },
  ...(tax_no ? [{ name: '税号', value: tax_no }] : []),
  { name: '接收邮箱', value: email },
];

/** All that an invoice says. */
export const invoiceFacts = (invoice: Invoice): Fact[] => [
  ...(invoice.invoice_no ? [{ name: '发票号码', value: invoice.invoice_no }] : []),
  ...addresseeFacts(invoice),
  { name: '项目', value: invoice.goods_name },
  { name: '订单号', value: invoice.order_no },
  { name: '申请时间', value: yearAndMomentInWords(invoice.apply_time) },
  ...(invoice.issue_time ? [{ name: '开具时间', value: yearAndMomentInWords(invoice.issue_time) }] : []),
  { name: '金额', value: yuanOf(fenOf(invoice.amount)), strong: true },
];
