import { route, type Route } from '@suite/kernel/routes';

/** What a landing page reads to begin with, as `useLanding` does. */
const readsOf = (landing: string) =>
  ['landingProducts', 'getNormalPrice', 'getPayPrice', 'config', 'getPaidUsers'].map(
    (read) => `/Pay/${read}?landing=${landing}`,
  );

type Landing = Pick<Route, 'path' | 'name' | 'title' | 'page' | 'reloadOnce'>;

/** A landing page is open to everybody, and is drawn from the content of a file. */
const landing = (content: string, row: Landing): Route => ({
  ...row,
  skipUserCheck: true,
  reads: readsOf(content),
});

const Operation = () => import(/* webpackChunkName: "AdvancedLessonOperation" */ './content/operation');

/** The campaigns: a page is a file of `content/` and a row here. */
export const landingRoutes = [
  landing('operation', {
    path: '/advanced-lesson-operation',
    name: 'AdvancedLessonOperation',
    title: '进阶课',
    page: Operation,
  }),
  landing('operation', {
    path: '/advanced-lesson-operation/:channel',
    name: 'AdvancedLessonOperationChannel',
    title: '进阶课',
    page: Operation,
  }),
  landing('analyze', {
    path: '/advanced-lesson-analyze',
    name: 'AdvancedLessonAnalyze',
    title: '进阶课介绍',
    page: () => import(/* webpackChunkName: "AdvancedLessonAnalyze" */ './content/analyze'),
  }),
  landing('company', {
    path: '/advanced-lesson-company',
    name: 'AdvancedLessonCompany',
    title: '进阶课介绍',
    page: () => import(/* webpackChunkName: "AdvancedLessonCompany" */ './content/company'),
  }),
  landing('upgrade-one', {
    path: '/upgrade-lesson-one',
    name: 'UpgradeLessonOne',
    title: '升级课程一',
    reloadOnce: true,
    page: () => import(/* webpackChunkName: "UpgradeLessonOne" */ './content/upgrade-one'),
  }),
  landing('upgrade-two', {
    path: '/upgrade-lesson-two',
    name: 'UpgradeLessonTwo',
    title: '升级课程二',
    reloadOnce: true,
    page: () => import(/* webpackChunkName: "UpgradeLessonTwo" */ './content/upgrade-two'),
  }),
  landing('upgrade-three', {
    path: '/upgrade-lesson-three',
    name: 'UpgradeLessonThree',
    title: '升级课程三',
    reloadOnce: true,
    page: () => import(/* webpackChunkName: "UpgradeLessonThree" */ './content/upgrade-three'),
  }),
  landing('upgrade-four', {
    path: '/upgrade-lesson-four',
    name: 'UpgradeLessonFour',
    title: '升级课程四',
    reloadOnce: true,
    page: () => import(/* webpackChunkName: "UpgradeLessonFour" */ './content/upgrade-four'),
  }),
  landing('premium', {
    path: '/upgrade-lesson-premium',
    name: 'UpgradeLessonPremium',
    title: '精品课升级',
    reloadOnce: true,
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
  landing('game', {
    path: '/advanced-lesson-game',
    name: 'AdvancedLessonGame',
    title: '财商游戏',
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
  landing('finance', {
    path: '/advanced-lesson-finance',
    name: 'AdvancedLessonFinance',
    title: '财商课程',
    page: () => import(/* webpackChunkName: "AdvancedLessonFinance" */ './content/finance'),
  }),
];
