import { place } from '../place';

export const reflections = /* @__PURE__ */ place('/students-feel');
export const reflection = /* @__PURE__ */ place('/students-feel/detail', 'id=:reflectionId');
