import type { Route } from '@suite/kernel/routes';

/** Students' reflections, open to everybody. */
export const reflectionsRoutes: Route[] = [
  {
    path: '/students-feel',
    name: 'StudentsFeel',
    title: '学员感悟',
    shape: 'list',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "StudentsFeel" */ './students-feel.page'),
  },
  {
    path: '/students-feel/detail',
    name: 'StudentsFeelDetail',
    title: '学员感悟',
    shape: 'article',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "StudentsFeelDetail" */ './students-feel-detail.page'),
  },
];
