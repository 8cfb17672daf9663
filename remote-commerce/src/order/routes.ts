import { route } from '@suite/kernel/routes';

/** What comes after a payment; the finance course has an edition of its own. */
export const PaySuccess = () => import(/* webpackChunkName: "PaySuccess" */ './pay-success.page');

/** An order by its number, and what comes after it is paid. Both open for everyone who has the number. */
export const orderRoutes = [
  route({
    path: '/pay/outside/:tradeNo',
    name: 'PayOutside',
    title: '订单支付',
    skipUserCheck: true,
    holdsWork: true,
    reads: ['/Pay/payOrder?trade_no=:tradeNo'],
    page: () => import(/* webpackChunkName: "PayOutside" */ './pay-outside.page'),
  }),
  route({
    path: '/pay/pay-success',
    name: 'PaySuccess',
    title: '支付成功',
    skipUserCheck: true,
    page: PaySuccess,
    edition: 'any',
  }),
];
