import type { Route } from '@suite/kernel/routes';

const payment = { line: 'management', holdsWork: true } as const;

/** Buying the course, an edition each; the outside pages are open for everyone who has the number of an order. */
export const payingRoutes: Route[] = [
  {
    ...payment,
    path: '/manage-course/pay-course',
    name: 'PayCourse',
    title: '课程支付',
    marksCourse: true,
    page: () => import(/* webpackChunkName: "PayCourse" */ './pay-course.page'),
  },
  {
    ...payment,
    path: '/manage-course/pay-course/outside',
    name: 'PayManageOutside',
    title: '课程支付',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "PayManageOutside" */ './pay-manage-outside.page'),
  },
  {
    ...payment,
    path: '/manage-course/new-pay-course',
    name: 'NewPayCourse',
    title: '课程支付',
    marksCourse: true,
    page: () => import(/* webpackChunkName: "NewPayCourse" */ './new-pay-course.page'),
  },
  {
    ...payment,
    path: '/manage-course/new-pay-outside',
    name: 'NewPayOutside',
    title: '课程支付',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "NewPayOutside" */ './new-pay-outside.page'),
  },
];
