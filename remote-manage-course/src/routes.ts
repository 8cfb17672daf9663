import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes('remote-manage-course', [
  {
    path: '/manage-course/num-use-treaty',
    name: 'NumUseTreaty',
    title: '数字证书使用协议',
    line: 'management',
    page: () => import(/* webpackChunkName: "NumUseTreaty" */ './num-use-treaty/num-use-treaty.page'),
  },
]);
