import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes({ owner: 'remote-commerce', next: 'remote-learning' }, [
  {
    path: '/advanced-lesson-step',
    name: 'AdvancedLessonStep',
    title: '学习步骤',
    skipUserCheck: true,
    page: () =>
      import(/* webpackChunkName: "AdvancedLessonStep" */ './advanced-lesson/advanced-lesson-step.page'),
  },
]);
