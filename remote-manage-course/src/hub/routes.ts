import { route } from '@suite/kernel/routes';

const Hub = () => import(/* webpackChunkName: "ManageCourse" */ './manage-hub.page');

/** The home of the management course, an edition each. */
export const hubRoutes = [
  route({
    path: '/manage-course',
    name: 'ManageCourse',
    title: '管理课程',
    line: 'management',
    marksCourse: true,
    shape: 'hero',
    tile: {
      on: 'home',
      icon: 'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 1 0 9 5zM3 19a6 6 0 0 1 12 0M15.5 5.5a3.2 3.2 0 0 1 0 5.8M17.5 13.8A6 6 0 0 1 21 19',
      order: 10,
      for: 'management',
    },
    page: Hub,
    edition: 'old',
  }),
  route({
    path: '/manage-course/new-manage-course',
    name: 'NewManageCourse',
    title: '管理课程',
    line: 'management',
    marksCourse: true,
    shape: 'hero',
    page: Hub,
    edition: 'new',
  }),
];
