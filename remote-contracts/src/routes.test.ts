import table from './routes';

/** The pages of certificates and diplomas as the product names them. */
const pages = [
  ['/certificate-home', 'CertificateHome', '证书申请'],
  ['/certificate-form', 'CertificateForm', '填写资料'],
  ['/certificate-apply', 'CertificateApply', '申请证书'],
  ['/certificate-result', 'CertificateResult', '申请结果'],
  ['/certificate-audit', 'CertificateAudit', '审核进度'],
  ['/certificate-my', 'CertificateMy', '我的证书'],
  ['/myinfo/diploma/list', 'DiplomaList', '我的证书'],
  ['/myinfo/diploma', 'Diploma', '结业证书'],
  ['/myinfo/diploma/advanced', 'DiplomaAdvanced', '进阶课证书'],
  ['/myinfo/diploma/:courseType', 'DiplomaCourse', '课程证书'],
];

test('the agreement is 用户协议, and open to every visitor', () => {
  const route = table.routes.find(({ path }) => path === '/agreement');
  expect(route).toMatchObject({ name: 'Agreement', title: '用户协议', skipUserCheck: true });
});

test.each(pages)('%s is %s, %s, and checks the user', (path, name, title) => {
  const route = table.routes.find((one) => one.path === path);
  expect(route).toMatchObject({ name, title });
  expect(route?.skipUserCheck).toBeFalsy();
});
