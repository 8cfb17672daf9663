import { route } from '@suite/kernel/routes';

const Diploma = () => import(/* webpackChunkName: "Diploma" */ './diploma.page');

/** The diplomas of the course lines. */
export const diplomaRoutes = [
  route({
    path: '/myinfo/diploma/list',
    name: 'DiplomaList',
    title: '我的证书',
    page: () => import(/* webpackChunkName: "DiplomaList" */ './diploma-list.page'),
  }),
  route({
    path: '/myinfo/diploma',
    name: 'Diploma',
    title: '结业证书',
    page: Diploma,
    edition: 'finance',
  }),
  route({
    path: '/myinfo/diploma/advanced',
    name: 'DiplomaAdvanced',
    title: '进阶课证书',
    page: Diploma,
    edition: 'advanced',
  }),
  route({
    path: '/myinfo/diploma/:courseType',
    name: 'DiplomaCourse',
    title: '课程证书',
    page: () => import(/* webpackChunkName: "DiplomaCourse" */ './diploma-course.page'),
  }),
];
