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
