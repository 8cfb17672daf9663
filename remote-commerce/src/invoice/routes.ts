import { route } from '@suite/kernel/routes';

/** Invoices of paid orders. */
export const invoiceRoutes = [
  route({
    path: '/myinfo/invoice',
    name: 'Invoice',
    title: '发票',
    page: () => import(/* webpackChunkName: "Invoice" */ './invoice.page'),
  }),
  route({
    path: '/myinfo/invoice/billing',
    name: 'InvoiceBilling',
    title: '开具发票',
    page: () => import(/* webpackChunkName: "InvoiceBilling" */ './invoice-billing.page'),
  }),
  route({
    path: '/myinfo/invoice/rebilling',
    name: 'InvoiceRebilling',
    title: '重开发票',
    page: () => import(/* webpackChunkName: "InvoiceRebilling" */ './invoice-rebilling.page'),
  }),
  route({
    path: '/myinfo/invoice/success',
    name: 'InvoiceSuccess',
    title: '提交成功',
    page: () => import(/* webpackChunkName: "InvoiceSuccess" */ './invoice-success.page'),
  }),
];
