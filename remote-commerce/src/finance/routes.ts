import { route } from '@suite/kernel/routes';
import { PaySuccess } from '../order/routes';

/** Buying the finance course from its landing page, around the cashier. */
export const financeRoutes = [
  route({
    path: '/advanced-lesson-finance/information',
    name: 'AdvancedLessonFinanceInformation',
    title: '填写信息',
    page: () =>
      import(/* webpackChunkName: "AdvancedLessonFinanceInformation" */ './finance-information.page'),
  }),
  route({
    path: '/advanced-lesson-finance/success',
    name: 'AdvancedLessonFinanceSuccess',
    title: '支付成功',
    page: PaySuccess,
    edition: 'finance',
  }),
  route({
    path: '/advanced-lesson-finance/receive',
    name: 'AdvancedLessonFinanceReceive',
    title: '证书邮寄',
    page: () => import(/* webpackChunkName: "AdvancedLessonFinanceReceive" */ './finance-receive.page'),
  }),
  route({
    path: '/advanced-lesson-finance/receive/success',
    name: 'AdvancedLessonFinanceReceiveSuccess',
    title: '提交成功',
    page: () =>
      import(/* webpackChunkName: "AdvancedLessonFinanceReceiveSuccess" */ './finance-receive-success.page'),
  }),
];
