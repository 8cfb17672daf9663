import { route } from '@suite/kernel/routes';

const Evaluation = () => import(/* webpackChunkName: "EvaluateManage" */ './evaluate-manage.page');

const EvaluationResult = () =>
  import(/* webpackChunkName: "EvaluateManageResult" */ './evaluate-result.page');

/** Evaluations of the course and their results, an edition each. */
export const evaluationRoutes = [
  route({
    path: '/manage-course/evaluate-manage/:evaluateId?',
    name: 'EvaluateManage',
    title: '课程评价',
    line: 'management',
    page: Evaluation,
    edition: 'old',
  }),
  route({
    path: '/manage-course/evaluate-result',
    name: 'EvaluateManageResult',
    title: '评价结果',
    line: 'management',
    page: EvaluationResult,
    edition: 'old',
  }),
  route({
    path: '/manage-course/new-evaluate-manage/:evaluateId?',
    name: 'NewEvaluateManage',
    title: '课程评价',
    line: 'management',
    page: Evaluation,
    edition: 'new',
  }),
  route({
    path: '/manage-course/new-evaluate-result',
    name: 'NewEvaluateResult',
    title: '评价结果',
    line: 'management',
    page: EvaluationResult,
    edition: 'new',
  }),
];
