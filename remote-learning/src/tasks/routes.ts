import { route } from '@suite/kernel/routes';

const Tasks = () => import(/* webpackChunkName: "StudyTask" */ './tasks.page');

const Homework = () => import(/* webpackChunkName: "StudyTaskOld" */ './homework.page');

/** Study tasks and homework. */
export const tasksRoutes = [
  route({
    path: '/study-task',
    name: 'StudyTask',
    title: '学习任务',
    reads: ['/v3/homework/homework_list', '/clock/detail'],
    page: Tasks,
    edition: 'older',
  }),
  route({
    path: '/study-task-old',
    name: 'StudyTaskOld',
    title: '学习任务',
    page: Homework,
    edition: 'old',
  }),
  route({
    path: '/study-task-separate',
    name: 'StudyTaskSeparate',
    title: '学习任务',
    page: Homework,
    edition: 'older',
  }),
  route({
    path: '/study-task-reform',
    name: 'StudyTaskReform',
    title: '学习任务',
    reads: ['/v3/reformHomework/homework_list', '/clock/detail'],
    page: Tasks,
    edition: 'reform',
  }),
  route({
    path: '/study-task-separate-reform',
    name: 'StudyTaskSeparateReform',
    title: '学习任务',
    page: Homework,
    edition: 'reform',
  }),
];
