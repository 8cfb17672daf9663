import { route } from '@suite/kernel/routes';

/** The user agreement and the privacy policy. */
export const agreementRoutes = [
  route({
    path: '/agreement',
    name: 'Agreement',
    title: '用户协议',
    shape: 'article',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Agreement" */ './agreement.page'),
  }),
];
