import { route } from '@suite/kernel/routes';

/** Ways to a payment page by invitation, and the number of buyers of the special course. */
export const inviteRoutes = [
  route({
    path: '/pay/invite-code',
    name: 'PayInviteCode',
    title: '邀请码',
    page: () => import(/* webpackChunkName: "PayInviteCode" */ './pay-invite-code.page'),
  }),
  route({
    path: '/pay/zc-bind-mobile',
    name: 'ZcBindMobile',
    title: '绑定手机号',
    page: () => import(/* webpackChunkName: "ZcBindMobile" */ './zc-bind-mobile.page'),
  }),
  route({
    path: '/pay/zc-bind-result/:openid/:mobile',
    name: 'ZcBindResult',
    title: '绑定结果',
    page: () => import(/* webpackChunkName: "ZcBindResult" */ './zc-bind-result.page'),
  }),
];
