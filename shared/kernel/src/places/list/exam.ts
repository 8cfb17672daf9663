import { place } from '../place';

export const exam = /* @__PURE__ */ place('/exam', 'paper_id=:paperId?&view=:view?');
export const examCertificate = /* @__PURE__ */ place('/exam-certificate', 'paper_id=:paperId?');
export const examCertificateRule = /* @__PURE__ */ place('/exam-certificate-rule');
