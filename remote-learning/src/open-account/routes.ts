import { route } from '@suite/kernel/routes';

/** How to open a securities account; open to everybody. */
export const openAccountRoutes = [
  route({
    path: '/open-account',
    name: 'OpenAccount',
    title: '开户',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "OpenAccount" */ './open-account.page'),
  }),
];
