import { place } from '../place';

export const manual = /* @__PURE__ */ place('/myinfo/manual');
export const manualReform = /* @__PURE__ */ place('/myinfo/manual-reform');
export const manualAdvanced = /* @__PURE__ */ place('/myinfo/manual-advanced');
export const manualInvestment = /* @__PURE__ */ place('/myinfo/manual-investment');
export const manualIndustry = /* @__PURE__ */ place('/myinfo/manual-industry');
