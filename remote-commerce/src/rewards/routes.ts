import { route } from '@suite/kernel/routes';

/** Rewards for learners. */
export const rewardsRoutes = [
  route({
    path: '/coupon',
    name: 'Coupon',
    title: '学员奖励',
    reads: ['/award/index'],
    page: () => import(/* webpackChunkName: "Coupon" */ './coupon.page'),
  }),
];
