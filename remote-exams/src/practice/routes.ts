import { route } from '@suite/kernel/routes';

const AnswerSystem = () => import(/* webpackChunkName: "AnswerSystem" */ './answer-system.page');

const HistoryPaper = () => import(/* webpackChunkName: "HistoryPaper" */ './history-paper.page');

const ImmediatePaper = () => import(/* webpackChunkName: "ImmediatePaper" */ './immediate-paper.page');

const tile = {
  on: 'home',
  name: '答题练习',
  icon: 'M5 4h11v8M5 4v16h6M8 8.5h5M8 12.5h3M14 19.5l.5-2.5 5-5 2 2-5 5z',
  order: 40,
} as const;

/** Practice by unit, its papers and its history; the reform course has pages of its own. */
export const practiceRoutes = [
  route({
    path: '/answer-system',
    name: 'AnswerSystem',
    title: '答题系统',
    reads: ['/Answer/index'],
    tile: { ...tile, for: 'older' },
    page: AnswerSystem,
    edition: 'older',
  }),
  route({
    path: '/answer-system/history-paper/:unitId',
    name: 'HistoryPaper',
    title: '历史试卷',
    reads: ['/Answer/juanHistory?unit_id=:unitId'],
    page: HistoryPaper,
    edition: 'older',
  }),
  route({
    path: '/answer-system/immediate-paper/:unitId',
    name: 'ImmediatePaper',
    title: '即时答题',
    shape: 'question',
    holdsWork: true,
    page: ImmediatePaper,
    edition: 'older',
  }),
  route({
    path: '/answer-system-reform',
    name: 'AnswerSystemReform',
    title: '答题系统',
    reads: ['/v3/reformExam/show'],
    tile: { ...tile, for: 'reform' },
    page: AnswerSystem,
    edition: 'reform',
  }),
  route({
    path: '/answer-system-reform/history-paper/:unitId',
    name: 'HistoryPaperReform',
    title: '历史试卷',
    page: HistoryPaper,
    edition: 'reform',
  }),
  route({
    path: '/answer-system-reform/immediate-paper/:unitId',
    name: 'ImmediatePaperReform',
    title: '即时答题',
    shape: 'question',
    holdsWork: true,
    page: ImmediatePaper,
    edition: 'reform',
  }),
];
