import { place } from '../place';

// A landing page and the payment behind it pass on the channel that the learner came by: the order says it.

export const advancedLesson = /* @__PURE__ */ place('/advanced-lesson-operation', 'channel=:channel?');
export const financeLesson = /* @__PURE__ */ place('/advanced-lesson-finance', 'channel=:channel?');
export const gameMessage = /* @__PURE__ */ place('/advanced-lesson-game/message');
export const gameSuccess = /* @__PURE__ */ place('/advanced-lesson-game/success');
export const lessonSteps = /* @__PURE__ */ place('/advanced-lesson-step');
export const premiumUpgrade = /* @__PURE__ */ place('/upgrade-lesson-premium', 'channel=:channel?');
export const payInvestment = /* @__PURE__ */ place('/pay/payment-investment', 'channel=:channel?');
export const payIndustry = /* @__PURE__ */ place('/pay/payment-industry', 'channel=:channel?');
