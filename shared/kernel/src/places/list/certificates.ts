import { place } from '../place';

export const certificateHome = /* @__PURE__ */ place('/certificate-home');
export const diplomas = /* @__PURE__ */ place('/myinfo/diploma/list');
export const diploma = /* @__PURE__ */ place('/myinfo/diploma');
export const diplomaAdvanced = /* @__PURE__ */ place('/myinfo/diploma/advanced');
export const diplomaOf = /* @__PURE__ */ place('/myinfo/diploma/:courseType');
