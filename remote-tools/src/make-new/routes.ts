import type { Route } from '@suite/kernel/routes';

/** The calendar of new shares and what it offers. */
export const makeNewRoutes: Route[] = [
  {
    path: '/make-new',
    name: 'MakeNew',
    title: '打新日历',
    page: () => import(/* webpackChunkName: "MakeNew" */ './make-new.page'),
  },
  {
    path: '/make-new/introduce',
    name: 'MakeNewIntroduce',
    title: '打新介绍',
    page: () => import(/* webpackChunkName: "MakeNewIntroduce" */ './introduce/make-new-introduce.page'),
  },
];
