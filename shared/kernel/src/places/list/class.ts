import { place } from '../place';

export const classInfo = /* @__PURE__ */ place('/class-info', 'line=:line?');
export const classForm = /* @__PURE__ */ place('/class-info-form');
export const classPoster = /* @__PURE__ */ place('/class-info-poster');
