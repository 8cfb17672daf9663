import type { Route } from '@suite/kernel/routes';

/** The mortgage calculator. */
export const mortgageRoutes: Route[] = [
  {
    path: '/myinfo/counter/mortgage',
    name: 'CounterMortgage',
    title: '房贷计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterMortgage" */ './mortgage.page'),
  },
];
