import type { Route } from '@suite/kernel/routes';

/** Evaluations of the course and their results, an edition each. */
export const evaluationRoutes: Route[] = [
  {
    path: '/manage-course/evaluate-manage/:evaluateId?',
    name: 'EvaluateManage',
    title: '课程评价',
    line: 'management',
    page: () => import(/* webpackChunkName: "EvaluateManage" */ './evaluate-manage.page'),
  },
  {
    path: '/manage-course/evaluate-result',
    name: 'EvaluateManageResult',
    title: '评价结果',
    line: 'management',
    page: () => import(/* webpackChunkName: "EvaluateManageResult" */ './evaluate-result.page'),
  },
  {
    path: '/manage-course/new-evaluate-manage/:evaluateId?',
    name: 'NewEvaluateManage',
    title: '课程评价',
    line: 'management',
    page: () => import(/* webpackChunkName: "NewEvaluateManage" */ './new-evaluate-manage.page'),
  },
  {
    path: '/manage-course/new-evaluate-result',
    name: 'NewEvaluateResult',
    title: '评价结果',
    line: 'management',
    page: () => import(/* webpackChunkName: "NewEvaluateResult" */ './new-evaluate-result.page'),
  },
];
