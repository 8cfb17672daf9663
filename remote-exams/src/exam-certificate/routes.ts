import type { Route } from '@suite/kernel/routes';

/** The certificate of an exam and its rules. */
export const examCertificateRoutes: Route[] = [
  {
    path: '/exam-certificate',
    name: 'ExamCertificate',
    title: '考试证书',
    page: () => import(/* webpackChunkName: "ExamCertificate" */ './exam-certificate.page'),
  },
  {
    path: '/exam-certificate-rule',
    name: 'ExamCertificateRule',
    title: '证书规则',
    shape: 'article',
    page: () => import(/* webpackChunkName: "ExamCertificateRule" */ './exam-certificate-rule.page'),
  },
];
