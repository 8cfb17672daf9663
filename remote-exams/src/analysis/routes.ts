import { route } from '@suite/kernel/routes';

const ChapterTestAnalysis = () =>
  import(/* webpackChunkName: "ChapterTestAnalysis" */ './chapter-test-analysis.page');

/** Chapter tests, solved. */
export const analysisRoutes = [
  route({
    path: '/chapter-test-analysis/:chapterId',
    name: 'ChapterTestAnalysis',
    title: '测试解析',
    reads: ['/v3/chapter-test/result?chapter_id=:chapterId'],
    page: ChapterTestAnalysis,
    edition: 'older',
  }),
  route({
    path: '/chapter-test-analysis-reform/:chapterId',
    name: 'ChapterTestAnalysisReform',
    title: '测试解析',
    reads: ['/v3/reformStudy/chapter/test/result?chapter_id=:chapterId'],
    page: ChapterTestAnalysis,
    edition: 'reform',
  }),
];
