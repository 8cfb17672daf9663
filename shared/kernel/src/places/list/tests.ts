import { place } from '../place';

export const chapterTest = /* @__PURE__ */ place('/chapter-test/:chapterId');
export const chapterTestReform = /* @__PURE__ */ place('/chapter-test-reform/:chapterId');
export const chapterTestAnalysis = /* @__PURE__ */ place('/chapter-test-analysis/:chapterId');
export const chapterTestAnalysisReform = /* @__PURE__ */ place('/chapter-test-analysis-reform/:chapterId');
export const summaryTest = /* @__PURE__ */ place('/summary-test', 'videoId=:videoId?&chapterId=:chapterId?');
export const summaryTestReform = /* @__PURE__ */ place(
  '/summary-test-reform',
  'videoId=:videoId?&chapterId=:chapterId?',
);
