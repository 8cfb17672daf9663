import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes('remote-exams', [
  {
    path: '/exam-certificate-rule',
    name: 'ExamCertificateRule',
    title: '证书规则',
    page: () =>
      import(/* webpackChunkName: "ExamCertificateRule" */ './exam-certificate/exam-certificate-rule.page'),
  },
]);
