import { place } from '../place';

export const inviteCode = /* @__PURE__ */ place('/pay/invite-code', 'invite_code=:inviteCode?');
export const payment = /* @__PURE__ */ place(
  '/pay/payment/:code',
  'invite_code=:inviteCode?&channel=:channel?',
);
export const payAdvanced = /* @__PURE__ */ place('/pay/payment-advnaced', 'channel=:channel?');
export const payAdvancedOf = /* @__PURE__ */ place('/pay/payment-advnaced/:id', 'channel=:channel?');
export const payPremium = /* @__PURE__ */ place('/pay/payment-premium', 'channel=:channel?');
export const payTools = /* @__PURE__ */ place('/pay/payment-tools');
export const toolsContact = /* @__PURE__ */ place('/pay/payment-tools-contact');
export const payOutside = /* @__PURE__ */ place('/pay/outside/:tradeNo');
export const paySuccess = /* @__PURE__ */ place('/pay/pay-success', 'order_no=:orderNo?');
export const zcBindMobile = /* @__PURE__ */ place('/pay/zc-bind-mobile');
export const zcBindResult = /* @__PURE__ */ place('/pay/zc-bind-result/:openid/:mobile');
export const financeInformation = /* @__PURE__ */ place(
  '/advanced-lesson-finance/information',
  'code=:code?&channel=:channel?',
);
export const financeCashier = /* @__PURE__ */ place(
  '/advanced-lesson-finance-cashier',
  'code=:code?&channel=:channel?',
);
export const financeSuccess = /* @__PURE__ */ place('/advanced-lesson-finance/success', 'order_no=:orderNo');
export const financeReceive = /* @__PURE__ */ place('/advanced-lesson-finance/receive', 'order_no=:orderNo?');
export const financeReceiveSuccess = /* @__PURE__ */ place(
  '/advanced-lesson-finance/receive/success',
  'order_no=:orderNo?',
);
