import { defineRoutes, route, type RouteData } from '@suite/kernel/routes';

/** The page for an address that no app owns. */
export const errorPage: RouteData = {
  path: '*',
  name: 'ErrorPage',
  title: '页面不存在',
  skipUserCheck: true,
};

/** The host's own screens. */
export default defineRoutes('host', [
  route({
    path: '/register-login',
    name: 'RegisterLogin',
    title: '绑定手机号',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "RegisterLogin" */ './screens/login/register-login.page'),
  }),
  route({
    path: '/register-login/forget-password',
    name: 'ForgetPassword',
    title: '忘记密码',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "ForgetPassword" */ './screens/login/forget-password.page'),
  }),
  route({
    path: '/register-login/reset-password',
    name: 'ResetPassword',
    title: '重置密码',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "ResetPassword" */ './screens/login/reset-password.page'),
  }),
  route({
    path: '/error',
    name: 'Error',
    title: '出错了',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Error" */ './screens/trouble/error.page'),
  }),
  route({
    path: '/update',
    name: 'UpdatePage',
    title: '版本过低',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "UpdatePage" */ './screens/trouble/update.page'),
  }),
]);
