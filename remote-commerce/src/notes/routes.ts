import { route } from '@suite/kernel/routes';

/** Printed books of notes: choosing, paying, and where they are sent. */
export const notesRoutes = [
  route({
    path: '/myinfo/notes',
    name: 'Notes',
    title: '视频笔记',
    tile: {
      on: 'home',
      icon: 'M6.5 3.5H19v17H6.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM4.5 17.5a1.5 1.5 0 0 1 2-1H19M9 8h6',
      order: 80,
      for: 'learner',
    },
    page: () => import(/* webpackChunkName: "Notes" */ './notes.page'),
  }),
  route({
    path: '/myinfo/notes/order',
    name: 'NotesOrder',
    title: '购买笔记',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "NotesOrder" */ './notes-order.page'),
  }),
  route({
    path: '/myinfo/notes/address',
    name: 'NotesAddress',
    title: '收货地址',
    page: () => import(/* webpackChunkName: "NotesAddress" */ './notes-address.page'),
  }),
  route({
    path: '/myinfo/notes/addressSuccess',
    name: 'NotesAddressSuccess',
    title: '提交成功',
    page: () => import(/* webpackChunkName: "NotesAddressSuccess" */ './notes-address-success.page'),
  }),
];
