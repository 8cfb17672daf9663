import { place } from '../place';

export const evaluate = /* @__PURE__ */ place('/evaluate/:evaluateId?');
export const evaluateResult = /* @__PURE__ */ place('/evaluate-result', 'id=:evaluateId?');
export const survey = /* @__PURE__ */ place('/user-survery');
