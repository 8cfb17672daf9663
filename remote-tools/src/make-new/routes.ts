import { route } from '@suite/kernel/routes';

/** The calendar of new shares and what it offers. */
export const makeNewRoutes = [
  route({
    path: '/make-new',
    name: 'MakeNew',
    title: '打新日历',
    page: () => import(/* webpackChunkName: "MakeNew" */ './make-new.page'),
  }),
  route({
    path: '/make-new/introduce',
    name: 'MakeNewIntroduce',
    title: '打新介绍',
    page: () => import(/* webpackChunkName: "MakeNewIntroduce" */ './introduce/make-new-introduce.page'),
  }),
];
