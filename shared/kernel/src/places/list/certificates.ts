import { place } from '../place';

export const certificateHome = /* @__PURE__ */ place('/certificate-home');
export const certificateForm = /* @__PURE__ */ place('/certificate-form', 'line=:line?');
export const certificateApply = /* @__PURE__ */ place('/certificate-apply', 'line=:line?');
export const certificateResult = /* @__PURE__ */ place('/certificate-result', 'line=:line?');
export const certificateAudit = /* @__PURE__ */ place('/certificate-audit', 'line=:line?');
export const myCertificates = /* @__PURE__ */ place('/certificate-my');
export const diplomas = /* @__PURE__ */ place('/myinfo/diploma/list');
export const diploma = /* @__PURE__ */ place('/myinfo/diploma');
export const diplomaAdvanced = /* @__PURE__ */ place('/myinfo/diploma/advanced');
export const diplomaOf = /* @__PURE__ */ place('/myinfo/diploma/:courseType');
