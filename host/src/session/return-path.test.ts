import fc from 'fast-check';
import { bindPathFrom, lineAt, pathAt, returnPath } from './return-path';

const row = (path: string, name: string) => ({ path, name, title: name });
const rows = [
  row('/', 'PersonalCenter'),
  row('/register-login', 'RegisterLogin'),
  row('/forget-password', 'ForgetPassword'),
  row('/reset-password', 'ResetPassword'),
  row('/error', 'Error'),
  row('/pay/payment-tools', 'PaymentTools'),
  row('/chapter/:id', 'Chapter'),
  row('/evaluate/:id?', 'Evaluate'),
];
const back = (query: Record<string, string>) => returnPath(rows, new URLSearchParams(query));

test.each([
  [{ back: '/chapter/3?from=a%20b' }, '/chapter/3?from=a%20b'],
  [{ back: '/pay/payment-tools?id=7', route: 'PaymentTools' }, '/pay/payment-tools?id=7'],
  [{ back: '/pay/payment-tools#part' }, '/pay/payment-tools#part'],
  [{ route: 'PaymentTools' }, '/pay/payment-tools'],
  [{ route: 'Evaluate' }, '/evaluate'],
  [{ route: 'Chapter' }, '/'],
  [{ route: 'NoSuchRoute' }, '/'],
  [{ back: '/no/such/page', route: 'PaymentTools' }, '/pay/payment-tools'],
  [{ back: '/register-login?back=/register-login' }, '/'],
  [{ back: '/forget-password' }, '/'],
  [{ back: '/reset-password?token=1' }, '/'],
  [{ route: 'ResetPassword' }, '/'],
  [{ back: '/error?reason=login' }, '/'],
  [{ back: 'chapter/3' }, '/'],
  [{ back: 'https://evil.test/' }, '/'],
  [{ back: '//evil.test/chapter' }, '/'],
  [{ back: '/\\evil.test' }, '/'],
  [{}, '/'],
])('%j leads back to %s', (query, path) => {
  expect(back(query as Record<string, string>)).toBe(path);
});

test('with any query the way back is inside the suite', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), fc.string(), (url, text, route) => {
      for (const given of [url, text, `/${text}`]) {
        const path = back({ back: given, route });
        expect(new URL(path, 'https://m.example.test').origin).toBe('https://m.example.test');
      }
    }),
  );
});

test('the bind page knows the route’s name and the whole way back', () => {
  expect(bindPathFrom({ name: 'PaymentTools' }, '/pay/payment-tools?id=7&from=a b')).toBe(
    '/register-login?back=%2Fpay%2Fpayment-tools%3Fid%3D7%26from%3Da%20b&route=PaymentTools',
  );
  const query = new URLSearchParams(bindPathFrom(rows[3], '/pay/payment-tools?id=7').split('?')[1]);
  expect(returnPath(rows, query)).toBe('/pay/payment-tools?id=7');
  expect(bindPathFrom(undefined, '/')).toBe('/register-login?back=%2F');
});

test.each([
  ['', '/'],
  ['#', '/'],
  ['#/video?id=1', '/video?id=1'],
  ['#/video?from=#card', '/video?from=#card'],
  ['#video', '/video'],
])('the hash %j is the path %j', (hash, path) => {
  expect(pathAt(hash)).toBe(path);
});

test.each([
  ['#/chapter/3', 'learner'],
  ['#/manage-course?contact=teacher', 'management'],
  ['#/manage-course#wechat_redirect', 'management'],
  ['#/register-login?back=%2Fmanage-course%3Fx%3D1', 'management'],
  ['#/error?reason=login&back=%2Fchapter%2F3', 'learner'],
  ['#/register-login?route=ManageCourse', 'management'],
  ['#/error', 'learner'],
  ['#/no/such/page', 'learner'],
  ['', 'learner'],
])('the document of %s has the %s line', (hash, line) => {
  const manage = { ...row('/manage-course', 'ManageCourse'), line: 'management' as const };
  const screens = ['RegisterLogin', 'Error'];
  const owned = [...rows, manage].map((one) => ({
    ...one,
    app: screens.includes(one.name) ? 'host' : 'remote-x',
    files: [],
  }));
  expect(lineAt(owned, hash)).toBe(line);
});
