import type { Route } from '@suite/kernel/routes';

/** An order by its number, and what comes after it is paid. Both open for everyone who has the number. */
export const orderRoutes: Route[] = [
  {
    path: '/pay/outside/:tradeNo',
    name: 'PayOutside',
    title: '订单支付',
    skipUserCheck: true,
    holdsWork: true,
    page: () => import(/* webpackChunkName: "PayOutside" */ './pay-outside.page'),
  },
  {
    path: '/pay/pay-success',
    name: 'PaySuccess',
    title: '支付成功',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "PaySuccess" */ './pay-success.page'),
  },
];
