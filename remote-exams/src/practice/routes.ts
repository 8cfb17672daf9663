import type { Route } from '@suite/kernel/routes';

/** Practice by unit, its papers and its history; the reform course has pages of its own. */
export const practiceRoutes: Route[] = [
  {
    path: '/answer-system',
    name: 'AnswerSystem',
    title: '答题系统',
    reads: ['/Answer/index'],
    page: () => import(/* webpackChunkName: "AnswerSystem" */ './answer-system.page'),
  },
  {
    path: '/answer-system/history-paper/:unitId',
    name: 'HistoryPaper',
    title: '历史试卷',
    page: () => import(/* webpackChunkName: "HistoryPaper" */ './history-paper.page'),
  },
  {
    path: '/answer-system/immediate-paper/:unitId',
    name: 'ImmediatePaper',
    title: '即时答题',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ImmediatePaper" */ './immediate-paper.page'),
  },
  {
    path: '/answer-system-reform',
    name: 'AnswerSystemReform',
    title: '答题系统',
    reads: ['/v3/reformExam/show'],
    page: () => import(/* webpackChunkName: "AnswerSystemReform" */ './answer-system-reform.page'),
  },
  {
    path: '/answer-system-reform/history-paper/:unitId',
    name: 'HistoryPaperReform',
    title: '历史试卷',
    page: () => import(/* webpackChunkName: "HistoryPaperReform" */ './history-paper-reform.page'),
  },
  {
    path: '/answer-system-reform/immediate-paper/:unitId',
    name: 'ImmediatePaperReform',
    title: '即时答题',
    shape: 'question',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "ImmediatePaperReform" */ './immediate-paper-reform.page'),
  },
];
