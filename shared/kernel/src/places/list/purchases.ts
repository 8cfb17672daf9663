import { place } from '../place';

export const coupon = /* @__PURE__ */ place('/coupon');
export const financeInformation = /* @__PURE__ */ place(
  '/advanced-lesson-finance/information',
  'code=:code?&channel=:channel?',
);
export const financeSuccess = /* @__PURE__ */ place('/advanced-lesson-finance/success', 'order_no=:orderNo');
export const inviteCode = /* @__PURE__ */ place('/pay/invite-code', 'invite_code=:inviteCode?');
export const notes = /* @__PURE__ */ place('/myinfo/notes');
export const payAdvanced = /* @__PURE__ */ place('/pay/payment-advnaced', 'channel=:channel?');
export const payAdvancedOf = /* @__PURE__ */ place('/pay/payment-advnaced/:id', 'channel=:channel?');
export const payPremium = /* @__PURE__ */ place('/pay/payment-premium', 'channel=:channel?');
export const paySuccess = /* @__PURE__ */ place('/pay/pay-success', 'order_no=:orderNo');
export const payTools = /* @__PURE__ */ place('/pay/payment-tools');
export const invoices = /* @__PURE__ */ place('/myinfo/invoice');
export const notes = /* @__PURE__ */ place('/myinfo/notes', 'tab=:tab?');
export const notesAddress = /* @__PURE__ */ place('/myinfo/notes/address', 'order_no=:orderNo?');
export const notesAddressSuccess = /* @__PURE__ */ place(
  '/myinfo/notes/addressSuccess',
  'order_no=:orderNo?',
);
export const notesOrder = /* @__PURE__ */ place('/myinfo/notes/order', 'books=:bookIds?');
export const financeCashier = /* @__PURE__ */ place(
  '/advanced-lesson-finance-cashier',
  'code=:code?&channel=:channel?',
);
export const financeInformation = /* @__PURE__ */ place(
  '/advanced-lesson-finance/information',
  'code=:code?&channel=:channel?',
);
export const financeReceive = /* @__PURE__ */ place('/advanced-lesson-finance/receive', 'order_no=:orderNo?');
export const financeReceiveSuccess = /* @__PURE__ */ place(
  '/advanced-lesson-finance/receive/success',
  'order_no=:orderNo?',
);
export const payOutside = /* @__PURE__ */ place('/pay/outside/:tradeNo');
export const payAdvanced = /* @__PURE__ */ place('/pay/payment-advnaced');
export const payPremium = /* @__PURE__ */ place('/pay/payment-premium');
export const toolsContact = /* @__PURE__ */ place('/pay/payment-tools-contact');
export const paySuccess = /* @__PURE__ */ place('/pay/pay-success', 'order_no=:orderNo?');
export const payment = /* @__PURE__ */ place(
  '/pay/payment/:code',
  'invite_code=:inviteCode?&channel=:channel?',
);
export const invoices = /* @__PURE__ */ place('/myinfo/invoice', 'id=:id?&tab=:tab?');
export const invoiceBilling = /* @__PURE__ */ place('/myinfo/invoice/billing', 'order_no=:orderNo');
export const invoiceRebilling = /* @__PURE__ */ place('/myinfo/invoice/rebilling', 'id=:id');
export const invoiceSuccess = /* @__PURE__ */ place('/myinfo/invoice/success', 'id=:id');
export const refundContracts = /* @__PURE__ */ place('/refund-contract-list');
export const toolsContact = /* @__PURE__ */ place('/pay/payment-tools-contact');
export const refundContract = /* @__PURE__ */ place('/refund-contract', 'contractId=:contractId&step=:step?');
export const refundBindCard = /* @__PURE__ */ place('/refund-bind-card', 'contractId=:contractId');
export const refundResult = /* @__PURE__ */ place('/refund-result', 'contractId=:contractId');
export const zcBindMobile = /* @__PURE__ */ place('/pay/zc-bind-mobile');
export const zcBindResult = /* @__PURE__ */ place('/pay/zc-bind-result/:openid/:mobile');
