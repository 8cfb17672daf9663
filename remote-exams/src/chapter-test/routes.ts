import type { Route } from '@suite/kernel/routes';

/** The tests of chapters. */
export const chapterTestRoutes: Route[] = [
  {
    path: '/chapter-test/:chapterId',
    name: 'ChapterTest',
    title: '章节测试',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ChapterTest" */ './chapter-test.page'),
  },
  {
    path: '/chapter-test-reform/:chapterId',
    name: 'ChapterTestReform',
    title: '章节测试',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ChapterTestReform" */ './chapter-test-reform.page'),
  },
];
