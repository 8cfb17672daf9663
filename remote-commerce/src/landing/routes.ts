import { route } from '@suite/kernel/routes';

/** What a landing page reads to begin with, as `useLanding` does. */
const readsOf = (landing: string) =>
  ['landingProducts', 'getNormalPrice', 'getPayPrice', 'config', 'getPaidUsers'].map(
    (read) => `/Pay/${read}?landing=${landing}`,
  );

const Operation = () => import(/* webpackChunkName: "AdvancedLessonOperation" */ './content/operation');

/** The campaigns: a page is a file of `content/` and a row here. */
export const landingRoutes = [
  route({
    path: '/advanced-lesson-operation',
    name: 'AdvancedLessonOperation',
    title: '进阶课',
    skipUserCheck: true,
    reads: readsOf('operation'),
    page: Operation,
  }),
  route({
    path: '/advanced-lesson-operation/:channel',
    name: 'AdvancedLessonOperationChannel',
    title: '进阶课',
    skipUserCheck: true,
    reads: readsOf('operation'),
    page: Operation,
  }),
  route({
    path: '/advanced-lesson-analyze',
    name: 'AdvancedLessonAnalyze',
    title: '进阶课介绍',
    skipUserCheck: true,
    reads: readsOf('analyze'),
    page: () => import(/* webpackChunkName: "AdvancedLessonAnalyze" */ './content/analyze'),
  }),
  route({
    path: '/advanced-lesson-company',
    name: 'AdvancedLessonCompany',
    title: '进阶课介绍',
    skipUserCheck: true,
    reads: readsOf('company'),
    page: () => import(/* webpackChunkName: "AdvancedLessonCompany" */ './content/company'),
  }),
  route({
    path: '/upgrade-lesson-one',
    name: 'UpgradeLessonOne',
    title: '升级课程一',
    skipUserCheck: true,
    reloadOnce: true,
    reads: readsOf('upgrade-one'),
    page: () => import(/* webpackChunkName: "UpgradeLessonOne" */ './content/upgrade-one'),
  }),
  route({
    path: '/upgrade-lesson-two',
    name: 'UpgradeLessonTwo',
    title: '升级课程二',
    skipUserCheck: true,
    reloadOnce: true,
    reads: readsOf('upgrade-two'),
    page: () => import(/* webpackChunkName: "UpgradeLessonTwo" */ './content/upgrade-two'),
  }),
  route({
    path: '/upgrade-lesson-three',
    name: 'UpgradeLessonThree',
    title: '升级课程三',
    skipUserCheck: true,
    reloadOnce: true,
    reads: readsOf('upgrade-three'),
    page: () => import(/* webpackChunkName: "UpgradeLessonThree" */ './content/upgrade-three'),
  }),
  route({
    path: '/upgrade-lesson-four',
    name: 'UpgradeLessonFour',
    title: '升级课程四',
    skipUserCheck: true,
    reloadOnce: true,
    reads: readsOf('upgrade-four'),
    page: () => import(/* webpackChunkName: "UpgradeLessonFour" */ './content/upgrade-four'),
  }),
  route({
    path: '/upgrade-lesson-premium',
    name: 'UpgradeLessonPremium',
    title: '精品课升级',
    skipUserCheck: true,
    reloadOnce: true,
    reads: readsOf('premium'),
    page: () => import(/* webpackChunkName: "UpgradeLessonPremium" */ './content/premium'),
  }),
  route({
    path: '/advanced-lesson-success',
    name: 'AdvancedLessonSuccess',
    title: '报名成功',
    skipUserCheck: true,
    reads: ['/Pay/landingProducts?landing=operation'],
    page: () => import(/* webpackChunkName: "AdvancedLessonSuccess" */ './enrolled/advanced-success.page'),
  }),
  route({
    path: '/advanced-lesson-game',
    name: 'AdvancedLessonGame',
    title: '财商游戏',
    skipUserCheck: true,
    reads: readsOf('game'),
    page: () => import(/* webpackChunkName: "AdvancedLessonGame" */ './content/game'),
  }),
  route({
    path: '/advanced-lesson-game/success',
    name: 'AdvancedLessonGameSuccess',
    title: '报名成功',
    skipUserCheck: true,
    reads: ['/Pay/landingProducts?landing=game'],
    page: () => import(/* webpackChunkName: "AdvancedLessonGameSuccess" */ './enrolled/game-success.page'),
  }),
  route({
    path: '/advanced-lesson-game/message',
    name: 'AdvancedLessonGameMessage',
    title: '填写信息',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "AdvancedLessonGameMessage" */ './game/game-message.page'),
  }),
  route({
    path: '/advanced-lesson-finance',
    name: 'AdvancedLessonFinance',
    title: '财商课程',
    skipUserCheck: true,
    reads: readsOf('finance'),
    page: () => import(/* webpackChunkName: "AdvancedLessonFinance" */ './content/finance'),
  }),
];
