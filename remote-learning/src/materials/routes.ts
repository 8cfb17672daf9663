import type { Route } from '@suite/kernel/routes';

/** Study materials, their texts and their videos. */
export const materialsRoutes: Route[] = [
  {
    path: '/study-material',
    name: 'StudyMaterial',
    title: '学习资料',
    shape: 'list',
    page: () => import(/* webpackChunkName: "StudyMaterial" */ './study-material.page'),
  },
  {
    path: '/study-material-reform',
    name: 'StudyMaterialReform',
    title: '学习资料',
    shape: 'list',
    page: () => import(/* webpackChunkName: "StudyMaterialReform" */ './study-material-reform.page'),
  },
  {
    path: '/study-material/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialDetail',
    title: '资料详情',
    shape: 'article',
    page: () => import(/* webpackChunkName: "StudyMaterialDetail" */ './study-material-detail.page'),
  },
  {
    path: '/study-material-reform/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialReformDetail',
    title: '资料详情',
    shape: 'article',
    page: () =>
      import(/* webpackChunkName: "StudyMaterialReformDetail" */ './study-material-reform-detail.page'),
  },
  {
    path: '/study-material-advance/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialAdvanceDetail',
    title: '资料详情',
    shape: 'article',
    page: () =>
      import(/* webpackChunkName: "StudyMaterialAdvanceDetail" */ './study-material-advance-detail.page'),
  },
  {
    path: '/study-material/video/:weekId/:materialId',
    name: 'StudyMaterialVideo',
    title: '资料视频',
    shape: 'player',
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "StudyMaterialVideo" */ './study-material-video.page'),
  },
  {
    path: '/study-material-reform/video/:weekId/:materialId',
    name: 'StudyMaterialReformVideo',
    title: '资料视频',
    shape: 'player',
    landscapeExempt: true,
    page: () =>
      import(/* webpackChunkName: "StudyMaterialReformVideo" */ './study-material-reform-video.page'),
  },
];
