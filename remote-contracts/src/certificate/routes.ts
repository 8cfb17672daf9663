import { route } from '@suite/kernel/routes';

/** Applying for the printed certificate, its review and its way to the learner. */
export const certificateRoutes = [
  route({
    path: '/certificate-home',
    name: 'CertificateHome',
    title: '证书申请',
    shape: 'hero',
    tile: {
      on: 'home',
      name: '申请证书',
      icon: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.8V16c3 2.6 8 2.6 11 0v-4.2M21.5 9.5V15',
      order: 70,
      for: 'graduate',
    },
    reads: ['/zheng/hasCertificate'],
    page: () => import(/* webpackChunkName: "CertificateHome" */ './certificate-home.page'),
  }),
  route({
    path: '/certificate-form',
    name: 'CertificateForm',
    title: '填写资料',
    page: () => import(/* webpackChunkName: "CertificateForm" */ './certificate-form.page'),
  }),
  route({
    path: '/certificate-apply',
    name: 'CertificateApply',
    title: '申请证书',
    page: () => import(/* webpackChunkName: "CertificateApply" */ './certificate-apply.page'),
  }),
  route({
    path: '/certificate-result',
    name: 'CertificateResult',
    title: '申请结果',
    page: () => import(/* webpackChunkName: "CertificateResult" */ './certificate-result.page'),
  }),
  route({
    path: '/certificate-audit',
    name: 'CertificateAudit',
    title: '审核进度',
    page: () => import(/* webpackChunkName: "CertificateAudit" */ './certificate-audit.page'),
  }),
  route({
    path: '/certificate-my',
    name: 'CertificateMy',
    title: '我的证书',
    reads: ['/zheng/hasCertificate'],
    page: () => import(/* webpackChunkName: "CertificateMy" */ './certificate-my.page'),
  }),
];
