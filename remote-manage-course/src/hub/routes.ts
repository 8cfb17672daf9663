import type { Route } from '@suite/kernel/routes';

/** The home of the management course, an edition each. */
export const hubRoutes: Route[] = [
  {
    path: '/manage-course',
    name: 'ManageCourse',
    title: '管理课程',
    line: 'management',
    marksCourse: true,
    shape: 'hero',
    page: () => import(/* webpackChunkName: "ManageCourse" */ './manage-course.page'),
  },
  {
    path: '/manage-course/new-manage-course',
    name: 'NewManageCourse',
    title: '管理课程',
    line: 'management',
    marksCourse: true,
    shape: 'hero',
    page: () => import(/* webpackChunkName: "NewManageCourse" */ './new-manage-course.page'),
  },
];
