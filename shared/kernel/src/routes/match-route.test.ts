import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { matchRoute, pathOfHash } from './match-route';

const rows = [
  '/',
  '/myinfo',
  '/myinfo/diploma',
  '/myinfo/diploma/list',
  '/myinfo/diploma/:courseType',
  '/evaluate/:evaluateId?',
  '/study-material/detail/:preview?/:weekId/:materialId',
  '/study-material/video/:weekId/:materialId',
  '/pay/zc-bind-result/:openid/:mobile',
].map((path) => ({ path }));

test.each([
  ['/', '/'],
  ['', '/'],
  ['/myinfo/', '/myinfo'],
  ['/MyInfo', '/myinfo'],
  ['/myinfo/diploma/list', '/myinfo/diploma/list'],
  ['/myinfo/diploma/3', '/myinfo/diploma/:courseType'],
  ['/evaluate', '/evaluate/:evaluateId?'],
  ['/evaluate/7', '/evaluate/:evaluateId?'],
  ['/study-material/detail/12/5', '/study-material/detail/:preview?/:weekId/:materialId'],
  ['/study-material/detail/preview/12/5', '/study-material/detail/:preview?/:weekId/:materialId'],
  ['/nothing', undefined],
  ['/myinfo/diploma/list/more', undefined],
])('%s is the page of %s', (path, expected) => {
  expect(matchRoute(rows, path)?.path).toBe(expected);
});

test('the loader and the router always choose the same page', () => {
  const word = fc.constantFrom('a', 'b', 'c');
  const segment = fc.oneof(
    word,
    word.map((w) => `:${w}`),
    word.map((w) => `:${w}?`),
  );
  const pattern = fc.array(segment, { maxLength: 4 }).map((s) => `/${s.join('/')}`);
  const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 });
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 5 })
    .map((s) => `/${s.join('/')}`);
  fc.assert(
    fc.property(patterns, path, (paths, at) => {
      const table = paths.map((p) => ({ path: p }));
      expect(matchRoute(table, at)?.path).toBe(matchRoutes(table, at)?.slice(-1)[0]?.route.path);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/video?id=1', '/video'],
  ['#video', '/video'],
  ['#/video#wechat_redirect', '/video'],
  ['#/video#part?id=1', '/video'],
])('the hash %s stands for the path %s', (hash, path) => {
  expect(pathOfHash(hash)).toBe(path);
});
