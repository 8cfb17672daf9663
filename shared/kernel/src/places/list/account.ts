import { place } from '../place';

export const home = /* @__PURE__ */ place('/');
export const myInfo = /* @__PURE__ */ place('/myinfo');
export const studentCard = /* @__PURE__ */ place('/myinfo/card');
export const graduation = /* @__PURE__ */ place('/myinfo/graduate');
export const courseUpdate = /* @__PURE__ */ place('/myinfo/update');
export const fillInformation = /* @__PURE__ */ place('/fill-information');
export const myTeacher = /* @__PURE__ */ place('/look-teach-weachat', 'line=:line?');
export const teamTrophy = /* @__PURE__ */ place('/team-trophy/:id');
export const openAccount = /* @__PURE__ */ place('/open-account');
