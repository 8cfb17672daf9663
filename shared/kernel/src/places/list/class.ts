import { place } from '../place';

export const classInfo = /* @__PURE__ */ place('/class-info');
export const classForm = /* @__PURE__ */ place('/class-info-form');
export const classPoster = /* @__PURE__ */ place('/class-info-poster');
