import { route } from '@suite/kernel/routes';

const ChapterTest = () => import(/* webpackChunkName: "ChapterTest" */ './chapter-test.page');

/** The tests of chapters. */
export const chapterTestRoutes = [
  route({
    path: '/chapter-test/:chapterId',
    name: 'ChapterTest',
    title: '章节测试',
    shape: 'question',
    holdsWork: true,
    page: ChapterTest,
    edition: 'older',
  }),
  route({
    path: '/chapter-test-reform/:chapterId',
    name: 'ChapterTestReform',
    title: '章节测试',
    shape: 'question',
    holdsWork: true,
    page: ChapterTest,
    edition: 'reform',
  }),
];
