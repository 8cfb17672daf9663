import { place } from '../place';

export const coupon = /* @__PURE__ */ place('/coupon');
export const notes = /* @__PURE__ */ place('/myinfo/notes');
export const invoices = /* @__PURE__ */ place('/myinfo/invoice');
export const refundContracts = /* @__PURE__ */ place('/refund-contract-list');
