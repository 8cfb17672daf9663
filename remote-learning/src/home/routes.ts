import { route } from '@suite/kernel/routes';

/** The personal center, where a visit begins. */
export const homeRoutes = [
  route({
    path: '/',
    name: 'PersonalCenter',
    title: '个人中心',
    shape: 'hero',
    reads: ['/v3/latest-entrance', '/pay/getUserStatus', '/Index/banners'],
    page: () => import(/* webpackChunkName: "PersonalCenter" */ './personal-center.page'),
  }),
];
