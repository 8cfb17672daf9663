import type { Route } from '@suite/kernel/routes';

/** The diplomas of the course lines. */
export const diplomaRoutes: Route[] = [
  {
    path: '/myinfo/diploma/list',
    name: 'DiplomaList',
    title: '我的证书',
    page: () => import(/* webpackChunkName: "DiplomaList" */ './diploma-list.page'),
  },
  {
    path: '/myinfo/diploma',
    name: 'Diploma',
    title: '结业证书',
    page: () => import(/* webpackChunkName: "Diploma" */ './diploma.page'),
  },
  {
    path: '/myinfo/diploma/advanced',
    name: 'DiplomaAdvanced',
    title: '进阶课证书',
    page: () => import(/* webpackChunkName: "DiplomaAdvanced" */ './diploma-advanced.page'),
  },
  {
    path: '/myinfo/diploma/:courseType',
    name: 'DiplomaCourse',
    title: '课程证书',
    page: () => import(/* webpackChunkName: "DiplomaCourse" */ './diploma-course.page'),
  },
];
