import { route } from '@suite/kernel/routes';

/** The class teacher. */
export const teacherRoutes = [
  route({
    path: '/look-teach-weachat',
    name: 'LookTeachWeachat',
    title: '我的老师',
    page: () => import(/* webpackChunkName: "LookTeachWeachat" */ './look-teach-weachat.page'),
  }),
];
