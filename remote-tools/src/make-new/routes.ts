import { route } from '@suite/kernel/routes';

/** The calendar of new shares and what it offers. */
export const makeNewRoutes = [
  route({
    path: '/make-new',
    name: 'MakeNew',
    title: '打新日历',
    tile: {
      on: 'home',
      icon: 'M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 14h2M13.5 14h2',
      order: 120,
    },
    page: () => import(/* webpackChunkName: "MakeNew" */ './make-new.page'),
  }),
  route({
    path: '/make-new/introduce',
    name: 'MakeNewIntroduce',
    title: '打新介绍',
    page: () => import(/* webpackChunkName: "MakeNewIntroduce" */ './introduce/make-new-introduce.page'),
  }),
];
