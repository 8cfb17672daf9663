import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes('remote-contracts', [
  {
    path: '/agreement',
    name: 'Agreement',
    title: '用户协议与隐私政策',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Agreement" */ './agreement/agreement.page'),
  },
]);
