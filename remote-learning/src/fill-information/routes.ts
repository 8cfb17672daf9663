import { route } from '@suite/kernel/routes';

/** The information that a learner completes after the purchase. */
export const fillInformationRoutes = [
  route({
    path: '/fill-information',
    name: 'FillInformation',
    title: '完善信息',
    page: () => import(/* webpackChunkName: "FillInformation" */ './fill-information.page'),
  }),
];
