import { place } from '../place';

export const counter = /* @__PURE__ */ place('/myinfo/counter');
export const mortgage = /* @__PURE__ */ place('/myinfo/counter/mortgage');
export const newShares = /* @__PURE__ */ place('/make-new');
export const marketTools = /* @__PURE__ */ place('/market-tools');
