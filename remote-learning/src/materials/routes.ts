import { route } from '@suite/kernel/routes';

const MaterialList = () => import(/* webpackChunkName: "StudyMaterial" */ './material-list.page');

const MaterialView = () => import(/* webpackChunkName: "StudyMaterialDetail" */ './material-view.page');

/** Study materials, their texts and their videos. */
export const materialsRoutes = [
  route({
    path: '/study-material',
    name: 'StudyMaterial',
    title: '学习资料',
    shape: 'list',
    reads: ['/v3/study/getMaterialList', '/book/getUserBookAccess'],
    page: MaterialList,
    edition: 'older',
  }),
  route({
    path: '/study-material-reform',
    name: 'StudyMaterialReform',
    title: '学习资料',
    shape: 'list',
    reads: ['/v3/reformStudy/getMaterialList', '/book/getUserBookAccess'],
    page: MaterialList,
    edition: 'reform',
  }),
  route({
    path: '/study-material/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialDetail',
    title: '资料详情',
    shape: 'article',
    page: MaterialView,
    edition: 'older',
  }),
  route({
    path: '/study-material-reform/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialReformDetail',
    title: '资料详情',
    shape: 'article',
    page: MaterialView,
    edition: 'reform',
  }),
  route({
    path: '/study-material-advance/detail/:preview?/:weekId/:materialId',
    name: 'StudyMaterialAdvanceDetail',
    title: '资料详情',
    shape: 'article',
    page: MaterialView,
    edition: 'advanced',
  }),
  route({
    path: '/study-material/video/:weekId/:materialId',
    name: 'StudyMaterialVideo',
    title: '资料视频',
    shape: 'player',
    landscapeExempt: true,
    page: MaterialView,
    edition: 'video',
  }),
  route({
    path: '/study-material-reform/video/:weekId/:materialId',
    name: 'StudyMaterialReformVideo',
    title: '资料视频',
    shape: 'player',
    landscapeExempt: true,
    page: MaterialView,
    edition: 'reformVideo',
  }),
];
