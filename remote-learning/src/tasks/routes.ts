import type { Route } from '@suite/kernel/routes';

/** Study tasks and homework. */
export const tasksRoutes: Route[] = [
  {
    path: '/study-task',
    name: 'StudyTask',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTask" */ './study-task.page'),
  },
  {
    path: '/study-task-old',
    name: 'StudyTaskOld',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTaskOld" */ './study-task-old.page'),
  },
  {
    path: '/study-task-separate',
    name: 'StudyTaskSeparate',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTaskSeparate" */ './study-task-separate.page'),
  },
  {
    path: '/study-task-reform',
    name: 'StudyTaskReform',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTaskReform" */ './study-task-reform.page'),
  },
  {
    path: '/study-task-separate-reform',
    name: 'StudyTaskSeparateReform',
    title: '学习任务',
    page: () => import(/* webpackChunkName: "StudyTaskSeparateReform" */ './study-task-separate-reform.page'),
  },
];
