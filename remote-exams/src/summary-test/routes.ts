import type { Route } from '@suite/kernel/routes';

/** The tests of videos and units. */
export const summaryTestRoutes: Route[] = [
  {
    path: '/summary-test',
    name: 'SummaryTest',
    title: '总结测试',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "SummaryTest" */ './summary-test.page'),
  },
  {
    path: '/summary-test-reform',
    name: 'SummaryTestReform',
    title: '总结测试',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "SummaryTestReform" */ './summary-test-reform.page'),
  },
];
