import { place } from '../place';

export const coupon = /* @__PURE__ */ place('/coupon');
export const notes = /* @__PURE__ */ place('/myinfo/notes', 'tab=:tab?');
export const notesOrder = /* @__PURE__ */ place('/myinfo/notes/order', 'books=:bookIds?');
export const notesAddress = /* @__PURE__ */ place('/myinfo/notes/address', 'order_no=:orderNo?');
export const notesAddressSuccess = /* @__PURE__ */ place(
  '/myinfo/notes/addressSuccess',
  'order_no=:orderNo?',
);
export const invoices = /* @__PURE__ */ place('/myinfo/invoice', 'id=:id?&tab=:tab?');
export const invoiceBilling = /* @__PURE__ */ place('/myinfo/invoice/billing', 'order_no=:orderNo');
export const invoiceRebilling = /* @__PURE__ */ place('/myinfo/invoice/rebilling', 'id=:id');
export const invoiceSuccess = /* @__PURE__ */ place('/myinfo/invoice/success', 'id=:id');
export const refundContracts = /* @__PURE__ */ place('/refund-contract-list');
export const refundContract = /* @__PURE__ */ place('/refund-contract', 'contractId=:contractId&step=:step?');
export const refundBindCard = /* @__PURE__ */ place('/refund-bind-card', 'contractId=:contractId');
export const refundResult = /* @__PURE__ */ place('/refund-result', 'contractId=:contractId');
