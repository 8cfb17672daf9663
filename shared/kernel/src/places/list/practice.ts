import { place } from '../place';

export const practice = /* @__PURE__ */ place('/answer-system');
export const practiceReform = /* @__PURE__ */ place('/answer-system-reform');
export const practicePaper = /* @__PURE__ */ place('/answer-system/immediate-paper/:unitId');
export const practicePaperReform = /* @__PURE__ */ place('/answer-system-reform/immediate-paper/:unitId');
export const practiceHistory = /* @__PURE__ */ place('/answer-system/history-paper/:unitId', 'juan=:juan?');
export const practiceHistoryReform = /* @__PURE__ */ place(
  '/answer-system-reform/history-paper/:unitId',
  'juan=:juan?',
);
