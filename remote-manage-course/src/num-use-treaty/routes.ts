import { route } from '@suite/kernel/routes';

/** The agreement on digital certificates. */
export const treatyRoutes = [
  route({
    path: '/manage-course/num-use-treaty',
    name: 'NumUseTreaty',
    title: '数字证书使用协议',
    shape: 'article',
    line: 'management',
    page: () => import(/* webpackChunkName: "NumUseTreaty" */ './num-use-treaty.page'),
  }),
];
