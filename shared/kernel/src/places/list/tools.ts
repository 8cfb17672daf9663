import { place } from '../place';

export const counter = /* @__PURE__ */ place('/myinfo/counter');
export const income = /* @__PURE__ */ place('/myinfo/counter/income');
export const financialFreedom = /* @__PURE__ */ place('/myinfo/counter/free');
export const mortgage = /* @__PURE__ */ place('/myinfo/counter/mortgage');
export const regularInvestment = /* @__PURE__ */ place('/myinfo/counter/festo', 'instalment=:instalment?');
export const exchange = /* @__PURE__ */ place('/myinfo/counter/change');
export const realty = /* @__PURE__ */ place('/myinfo/counter/realty');
export const newShares = /* @__PURE__ */ place('/make-new');
export const newSharesIntroduce = /* @__PURE__ */ place('/make-new/introduce');
export const marketTools = /* @__PURE__ */ place('/market-tools', 'fund=:fund?');
