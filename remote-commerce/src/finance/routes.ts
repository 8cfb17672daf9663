import type { Route } from '@suite/kernel/routes';

/** Buying the finance course from its landing page, around the cashier. */
export const financeRoutes: Route[] = [
  {
    path: '/advanced-lesson-finance/information',
    name: 'AdvancedLessonFinanceInformation',
    title: '填写信息',
    page: () =>
      import(/* webpackChunkName: "AdvancedLessonFinanceInformation" */ './finance-information.page'),
  },
  {
    path: '/advanced-lesson-finance/success',
    name: 'AdvancedLessonFinanceSuccess',
    title: '支付成功',
    page: () => import(/* webpackChunkName: "AdvancedLessonFinanceSuccess" */ './finance-success.page'),
  },
  {
    path: '/advanced-lesson-finance/receive',
    name: 'AdvancedLessonFinanceReceive',
    title: '证书邮寄',
    page: () => import(/* webpackChunkName: "AdvancedLessonFinanceReceive" */ './finance-receive.page'),
  },
  {
    path: '/advanced-lesson-finance/receive/success',
    name: 'AdvancedLessonFinanceReceiveSuccess',
    title: '提交成功',
    page: () =>
      import(/* webpackChunkName: "AdvancedLessonFinanceReceiveSuccess" */ './finance-receive-success.page'),
  },
];
