import { route } from '@suite/kernel/routes';

/** The etiquette class. */
export const etiquetteRoutes = [
  route({
    path: '/manage-course/etiquette-class',
    name: 'EtiquetteClass',
    title: '礼仪课',
    line: 'management',
    marksCourse: true,
    shape: 'list',
    page: () => import(/* webpackChunkName: "EtiquetteClass" */ './etiquette-class.page'),
  }),
  route({
    path: '/manage-course/etiquette-class-detail',
    name: 'EtiquetteClassDetail',
    title: '礼仪课详情',
    line: 'management',
    landscapeExempt: true,
    shape: 'player',
    page: () => import(/* webpackChunkName: "EtiquetteClassDetail" */ './etiquette-class-detail.page'),
  }),
];
