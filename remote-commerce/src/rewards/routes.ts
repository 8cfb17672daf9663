import { route } from '@suite/kernel/routes';

/** Rewards for learners. */
export const rewardsRoutes = [
  route({
    path: '/coupon',
    name: 'Coupon',
    title: '学员奖励',
    reads: ['/award/index'],
    tile: {
      on: 'home',
      icon: 'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9S8 9 8 6.5 11.5 4 12 9c.5-5 4-5 4-2.5S12 9 12 9z',
      order: 170,
      for: 'learner',
    },
    page: () => import(/* webpackChunkName: "Coupon" */ './coupon.page'),
  }),
];
