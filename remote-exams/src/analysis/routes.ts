import type { Route } from '@suite/kernel/routes';

/** Chapter tests, solved. */
export const analysisRoutes: Route[] = [
  {
    path: '/chapter-test-analysis/:chapterId',
    name: 'ChapterTestAnalysis',
    title: '测试解析',
    page: () => import(/* webpackChunkName: "ChapterTestAnalysis" */ './chapter-test-analysis.page'),
  },
  {
    path: '/chapter-test-analysis-reform/:chapterId',
    name: 'ChapterTestAnalysisReform',
    title: '测试解析',
    page: () =>
      import(/* webpackChunkName: "ChapterTestAnalysisReform" */ './chapter-test-analysis-reform.page'),
  },
];
