import type { Route } from '@suite/kernel/routes';

/** Rewards for learners. */
export const rewardsRoutes: Route[] = [
  {
    path: '/coupon',
    name: 'Coupon',
    title: '学员奖励',
    reads: ['/award/index'],
    page: () => import(/* webpackChunkName: "Coupon" */ './coupon.page'),
  },
];
