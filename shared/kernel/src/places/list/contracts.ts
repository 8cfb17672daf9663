import { place } from '../place';

export const agreement = /* @__PURE__ */ place('/agreement');
export const contracts = /* @__PURE__ */ place('/myinfo/contract');
export const signContract = /* @__PURE__ */ place('/sign-contract/:id');
export const previewContract = /* @__PURE__ */ place('/preview-contract', 'id=:id');
