import { route } from '@suite/kernel/routes';

/** Students' reflections, open to everybody. */
export const reflectionsRoutes = [
  route({
    path: '/students-feel',
    name: 'StudentsFeel',
    title: '学员感悟',
    shape: 'list',
    skipUserCheck: true,
    reads: ['/StudentReflections/getList?page=1&limit=20'],
    page: () => import(/* webpackChunkName: "StudentsFeel" */ './students-feel.page'),
  }),
  route({
    path: '/students-feel/detail',
    name: 'StudentsFeelDetail',
    title: '学员感悟',
    shape: 'article',
    skipUserCheck: true,
    reads: ['/StudentReflections/getDetail?id=:id'],
    page: () => import(/* webpackChunkName: "StudentsFeelDetail" */ './students-feel-detail.page'),
  }),
];
