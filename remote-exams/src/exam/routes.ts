import { route } from '@suite/kernel/routes';

/** The exam at the end of a course. */
export const examRoutes = [
  route({
    path: '/exam',
    name: 'Exam',
    title: '考试',
    shape: 'question',
    holdsWork: true,
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Exam" */ './exam.page'),
  }),
];
