import { route } from '@suite/kernel/routes';

/** The exam of a week. */
export const examRoutes = [
  route({
    path: '/manage-course/answer-manage/:week',
    name: 'AnswerManage',
    title: '课程考试',
    line: 'management',
    holdsWork: true,
    shape: 'question',
    page: () => import(/* webpackChunkName: "AnswerManage" */ './answer-manage.page'),
  }),
];
