import { place } from '../place';

export const manageCourse = /* @__PURE__ */ place('/manage-course');
export const newManageCourse = /* @__PURE__ */ place('/manage-course/new-manage-course');
export const managePay = /* @__PURE__ */ place('/manage-course/pay-course');
export const newManagePay = /* @__PURE__ */ place('/manage-course/new-pay-course');
export const manageContracts = /* @__PURE__ */ place('/manage-course/contractlist');
export const manageSignContract = /* @__PURE__ */ place('/manage-course/sign-contract', 'id=:id?');
export const manageContractText = /* @__PURE__ */ place('/manage-course/sign-contract', 'id=:id&view=text');
export const managePayOutside = /* @__PURE__ */ place(
  '/manage-course/pay-course/outside',
  'trade_no=:tradeNo',
);
export const newManagePayOutside = /* @__PURE__ */ place(
  '/manage-course/new-pay-outside',
  'trade_no=:tradeNo',
);
export const manageFaceVerify = /* @__PURE__ */ place('/manage-course/face-verify');
export const manageExam = /* @__PURE__ */ place(
  '/manage-course/answer-manage/:week',
  'attempt=:attempt?&view=:view?',
);
export const manageEvaluate = /* @__PURE__ */ place('/manage-course/evaluate-manage/:evaluateId?');
export const manageEvaluateResult = /* @__PURE__ */ place(
  '/manage-course/evaluate-result',
  'id=:evaluateId?',
);
export const newManageEvaluate = /* @__PURE__ */ place('/manage-course/new-evaluate-manage/:evaluateId?');
export const newManageEvaluateResult = /* @__PURE__ */ place(
  '/manage-course/new-evaluate-result',
  'id=:evaluateId?',
);
export const manageCertificate = /* @__PURE__ */ place('/manage-course/certificate');
export const etiquetteClass = /* @__PURE__ */ place('/manage-course/etiquette-class');
export const etiquetteLesson = /* @__PURE__ */ place(
  '/manage-course/etiquette-class-detail',
  'id=:lessonId?',
);
