import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes('remote-learning', [
  {
    path: '/open-account',
    name: 'OpenAccount',
    title: '开户指引',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "OpenAccount" */ './open-account/open-account.page'),
  },
]);
