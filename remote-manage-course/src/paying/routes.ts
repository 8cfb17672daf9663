import { route } from '@suite/kernel/routes';

const payment = { line: 'management', holdsWork: true } as const;

const PayCourse = () => import(/* webpackChunkName: "PayCourse" */ './pay-course.page');

const PayOutside = () => import(/* webpackChunkName: "PayManageOutside" */ './pay-outside.page');

/** Buying the course, an edition each; the outside pages are open for everyone who has the number of an order. */
export const payingRoutes = [
  route({
    ...payment,
    path: '/manage-course/pay-course',
    name: 'PayCourse',
    title: '课程支付',
    marksCourse: true,
    page: PayCourse,
    edition: 'old',
  }),
  route({
    ...payment,
    path: '/manage-course/pay-course/outside',
    name: 'PayManageOutside',
    title: '课程支付',
    skipUserCheck: true,
    page: PayOutside,
    edition: 'old',
  }),
  route({
    ...payment,
    path: '/manage-course/new-pay-course',
    name: 'NewPayCourse',
    title: '课程支付',
    marksCourse: true,
    page: PayCourse,
    edition: 'new',
  }),
  route({
    ...payment,
    path: '/manage-course/new-pay-outside',
    name: 'NewPayOutside',
    title: '课程支付',
    skipUserCheck: true,
    page: PayOutside,
    edition: 'new',
  }),
];
