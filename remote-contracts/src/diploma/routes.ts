import { route } from '@suite/kernel/routes';

const Diploma = () => import(/* webpackChunkName: "Diploma" */ './diploma.page');

/** The diplomas of the course lines. */
export const diplomaRoutes = [
  route({
    path: '/myinfo/diploma/list',
    name: 'DiplomaList',
    title: '我的证书',
    tile: {
      on: 'home',
      icon: 'M4 4.5h16V15H13M4 4.5V15h2.5M8 8h8M8 11h3M9.8 12.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6zM8 17.5v4l1.8-1.2 1.8 1.2v-4',
      order: 60,
      for: 'graduate',
    },
    reads: ['/Zheng/getZhengInfo'],
    page: () => import(/* webpackChunkName: "DiplomaList" */ './diploma-list.page'),
  }),
  route({
    path: '/myinfo/diploma',
    name: 'Diploma',
    title: '结业证书',
    reads: ['/Zheng/getZhengInfo'],
    page: Diploma,
    edition: 'finance',
  }),
  route({
    path: '/myinfo/diploma/advanced',
    name: 'DiplomaAdvanced',
    title: '进阶课证书',
    reads: ['/Zheng/getZhengInfo'],
    page: Diploma,
    edition: 'advanced',
  }),
  route({
    path: '/myinfo/diploma/:courseType',
    name: 'DiplomaCourse',
    title: '课程证书',
    reads: ['/Zheng/getZhengInfo'],
    page: () => import(/* webpackChunkName: "DiplomaCourse" */ './diploma-course.page'),
  }),
];
