import { route } from '@suite/kernel/routes';

/** The survey about the service. */
export const surveyRoutes = [
  route({
    path: '/user-survery',
    name: 'UserSurvery',
    title: '服务评分',
    page: () => import(/* webpackChunkName: "UserSurvery" */ './user-survery.page'),
  }),
];
