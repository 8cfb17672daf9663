import { place } from '../place';

// A test leads back to its course if the course is named; one that a task opens does not know it.

export const chapterTest = /* @__PURE__ */ place('/chapter-test/:chapterId', 'course_id=:courseId?');
export const chapterTestReform = /* @__PURE__ */ place(
  '/chapter-test-reform/:chapterId',
  'course_id=:courseId?',
);
export const chapterTestAnalysis = /* @__PURE__ */ place(
  '/chapter-test-analysis/:chapterId',
  'course_id=:courseId?',
);
export const chapterTestAnalysisReform = /* @__PURE__ */ place(
  '/chapter-test-analysis-reform/:chapterId',
  'course_id=:courseId?',
);
export const summaryTest = /* @__PURE__ */ place(
  '/summary-test',
  'videoId=:videoId?&chapterId=:chapterId?&course_id=:courseId?',
);
export const summaryTestReform = /* @__PURE__ */ place(
  '/summary-test-reform',
  'videoId=:videoId?&chapterId=:chapterId?&course_id=:courseId?',
);
