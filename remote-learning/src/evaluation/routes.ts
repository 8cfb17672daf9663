import { route } from '@suite/kernel/routes';

/** Rating a teacher. */
export const evaluationRoutes = [
  route({
    path: '/evaluate/:evaluateId?',
    name: 'Evaluate',
    title: '教师评价',
    page: () => import(/* webpackChunkName: "Evaluate" */ './evaluate.page'),
  }),
  route({
    path: '/evaluate-result',
    name: 'EvaluateResult',
    title: '评价结果',
    page: () => import(/* webpackChunkName: "EvaluateResult" */ './evaluate-result.page'),
  }),
];
