import { route } from '@suite/kernel/routes';

/** The advanced course, step by step. */
export const advancedLessonRoutes = [
  route({
    path: '/advanced-lesson-step',
    name: 'AdvancedLessonStep',
    title: '学习步骤',
    shape: 'article',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "AdvancedLessonStep" */ './advanced-lesson-step.page'),
  }),
];
