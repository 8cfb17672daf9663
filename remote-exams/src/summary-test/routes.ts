import { route } from '@suite/kernel/routes';

const SummaryTest = () => import(/* webpackChunkName: "SummaryTest" */ './summary-test.page');

/** The tests of videos and units. */
export const summaryTestRoutes = [
  route({
    path: '/summary-test',
    name: 'SummaryTest',
    title: '总结测试',
    shape: 'question',
    holdsWork: true,
    page: SummaryTest,
    edition: 'older',
  }),
  route({
    path: '/summary-test-reform',
    name: 'SummaryTestReform',
    title: '总结测试',
    shape: 'question',
    holdsWork: true,
    page: SummaryTest,
    edition: 'reform',
  }),
];
