import { route } from '@suite/kernel/routes';

/** Applying for the printed certificate, its review and its way to the learner. */
export const certificateRoutes = [
  route({
    path: '/certificate-home',
    name: 'CertificateHome',
    title: '证书申请',
    shape: 'hero',
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
    page: () => import(/* webpackChunkName: "CertificateMy" */ './certificate-my.page'),
  }),
];
