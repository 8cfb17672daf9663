import { route } from '@suite/kernel/routes';

/** The certificate of an exam and its rules. */
export const examCertificateRoutes = [
  route({
    path: '/exam-certificate',
    name: 'ExamCertificate',
    title: '考试证书',
    page: () => import(/* webpackChunkName: "ExamCertificate" */ './exam-certificate.page'),
  }),
  route({
    path: '/exam-certificate-rule',
    name: 'ExamCertificateRule',
    title: '证书规则',
    shape: 'article',
    page: () => import(/* webpackChunkName: "ExamCertificateRule" */ './exam-certificate-rule.page'),
  }),
];
