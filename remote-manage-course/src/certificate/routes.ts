import { route } from '@suite/kernel/routes';

/** The certificate of the course. */
export const certificateRoutes = [
  route({
    path: '/manage-course/certificate',
    name: 'Certificate',
    title: '证书',
    line: 'management',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "Certificate" */ './certificate.page'),
  }),
];
