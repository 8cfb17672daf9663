import { route } from '@suite/kernel/routes';

/** The learner's classes, the registration sheet and its poster. */
export const classRoutes = [
  route({
    path: '/class-info',
    name: 'ClassInfo',
    title: '开班信息',
    page: () => import(/* webpackChunkName: "ClassInfo" */ './class-info.page'),
  }),
  route({
    path: '/class-info-form',
    name: 'ClassInfoForm',
    title: '报名登记表',
    reads: ['/award/getRegistrationSheet'],
    page: () => import(/* webpackChunkName: "ClassInfoForm" */ './class-info-form.page'),
  }),
  route({
    path: '/class-info-poster',
    name: 'ClassInfoPoster',
    title: '开班海报',
    reads: ['/award/getRegistrationSheet'],
    page: () => import(/* webpackChunkName: "ClassInfoPoster" */ './class-info-poster.page'),
  }),
];
