import { place } from '../place';

export const studyMaterial = /* @__PURE__ */ place('/study-material', 'tab=:tab?&book=:bookId?');
export const studyMaterialReform = /* @__PURE__ */ place('/study-material-reform', 'tab=:tab?&book=:bookId?');
export const material = /* @__PURE__ */ place('/study-material/detail/:preview?/:weekId/:materialId');
export const materialReform = /* @__PURE__ */ place(
  '/study-material-reform/detail/:preview?/:weekId/:materialId',
);
export const materialAdvance = /* @__PURE__ */ place(
  '/study-material-advance/detail/:preview?/:weekId/:materialId',
);
export const materialVideo = /* @__PURE__ */ place(
  '/study-material/video/:weekId/:materialId',
  'line=:line?',
);
export const materialVideoReform = /* @__PURE__ */ place('/study-material-reform/video/:weekId/:materialId');
