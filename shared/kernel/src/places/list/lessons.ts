import { place } from '../place';

export const advancedLesson = /* @__PURE__ */ place('/advanced-lesson-operation');
export const financeLesson = /* @__PURE__ */ place('/advanced-lesson-finance');
export const premiumUpgrade = /* @__PURE__ */ place('/upgrade-lesson-premium');
export const payInvestment = /* @__PURE__ */ place('/pay/payment-investment');
export const payIndustry = /* @__PURE__ */ place('/pay/payment-industry');
