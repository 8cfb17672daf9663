import { route } from '@suite/kernel/routes';

/** The check-in, its history and its poster. */
export const checkInRoutes = [
  route({
    path: '/user-clock',
    name: 'UserClock',
    title: '每日打卡',
    shape: 'hero',
    reads: ['/clock/detail'],
    page: () => import(/* webpackChunkName: "UserClock" */ './user-clock.page'),
  }),
  route({
    path: '/user-clock-history',
    name: 'UserClockHistory',
    title: '打卡记录',
    page: () => import(/* webpackChunkName: "UserClockHistory" */ './user-clock-history.page'),
  }),
  route({
    path: '/user-clock-poster',
    name: 'UserClockPoster',
    title: '打卡海报',
    reads: ['/clock/detail'],
    page: () => import(/* webpackChunkName: "UserClockPoster" */ './user-clock-poster.page'),
  }),
];
