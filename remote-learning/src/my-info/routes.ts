import { route } from '@suite/kernel/routes';

const Manual = () => import(/* webpackChunkName: "MyInfoManual" */ './my-info-manual.page');

/** The learner's own pages; one page shows all handbooks, by its address. */
export const myInfoRoutes = [
  route({
    path: '/myinfo',
    name: 'MyInfo',
    title: '我的',
    shape: 'list',
    page: () => import(/* webpackChunkName: "MyInfo" */ './my-info.page'),
  }),
  route({
    path: '/myinfo/card',
    name: 'MyInfoCard',
    title: '学员卡',
    page: () => import(/* webpackChunkName: "MyInfoCard" */ './my-info-card.page'),
  }),
  route({
    path: '/myinfo/graduate',
    name: 'MyInfoGraduate',
    title: '毕业信息',
    page: () => import(/* webpackChunkName: "MyInfoGraduate" */ './my-info-graduate.page'),
  }),
  route({
    path: '/myinfo/update',
    name: 'MyInfoUpdate',
    title: '课程升级',
    page: () => import(/* webpackChunkName: "MyInfoUpdate" */ './my-info-update.page'),
  }),
  route({
    path: '/myinfo/manual',
    name: 'MyInfoManual',
    title: '学习手册',
    shape: 'article',
    skipUserCheck: true,
    page: Manual,
    edition: 'finance',
  }),
  route({
    path: '/myinfo/manual-reform',
    name: 'MyInfoManualReform',
    // The specification names the page so; what a learner reads in it says 新版.
    // eslint-disable-next-line no-restricted-syntax
    title: '学习手册（改革版）',
    shape: 'article',
    skipUserCheck: true,
    page: Manual,
    edition: 'reform',
  }),
  route({
    path: '/myinfo/manual-advanced',
    name: 'MyInfoManualAdvanced',
    title: '进阶课学习手册',
    shape: 'article',
    skipUserCheck: true,
    page: Manual,
    edition: 'advanced',
  }),
  route({
    path: '/myinfo/manual-investment',
    name: 'MyInfoManualInvestment',
    title: '投资课学习手册',
    shape: 'article',
    skipUserCheck: true,
    page: Manual,
    edition: 'investment',
  }),
  route({
    path: '/myinfo/manual-industry',
    name: 'MyInfoManualIndustry',
    title: '行业课学习手册',
    shape: 'article',
    skipUserCheck: true,
    page: Manual,
    edition: 'industry',
  }),
];
