import {
  base,
  fileCases,
  own,
  accepting,
  known,
  noMethod,
  packed,
  protectedBy,
  refused,
  sandboxed,
  type ServingCase,
  type Wanted,
} from './file-cases';

const fresh = { ...protectedBy, 'cache-control': 'no-cache', vary: /^accept-encoding$/i };

const document: Wanted = {
  status: 200,
  said: {
    ...fresh,
    'content-type': 'text/html; charset=utf-8',
    'permissions-policy': /camera=\(self\)/,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy':
      /^script-src 127\.0\.0\.1:\d+\/releases\/ 'sha256-[^;]*;.*default-src 'self';.*frame-ancestors 'self'/,
  },
};
const registry: Wanted = {
  status: 200,
  said: { ...fresh, 'content-type': 'application/json; charset=utf-8', etag: /./ },
};
const pages: ServingCase[] = [
  { name: 'the document', path: '/', ...document },
  { name: 'the document by its name', path: '/index.html', ...document },
  { name: 'the document with a query', path: '/?code=1&state=2', ...document },
  noMethod('the document', 'POST', '/'),
  { name: 'the registry', path: '/registry.json', ...registry },
  ...['/', '/registry.json'].map((path) => ({
    name: `${path} packed`,
    path,
    headers: accepting('gzip'),
    status: 200,
    said: packed('gzip'),
  })),
  known('the registry', '/registry.json', {}, { 'cache-control': 'no-cache', etag: /./ }),
  known('the packed registry', '/registry.json', accepting('gzip')),
  {
    name: 'the registry to whom has another',
    path: '/registry.json',
    headers: { 'if-none-match': '"other"' },
    ...registry,
  },
  {
    name: 'the registry, even if the client asks only for a later one',
    path: '/registry.json',
    headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    ...registry,
  },
  { name: 'the registry described', path: '/registry.json', method: 'HEAD', ...registry, body: '' },
  { name: 'the revision', path: '/revision.json', ...registry, body: '{"revision":1}' },
  known('the revision', '/revision.json'),
  noMethod('the registry', 'PUT', '/registry.json'),
];

const missing = [
  '/nowhere',
  '/releases',
  '/releases/',
  `${base}/lost.js`,
  base,
  `${base}/`,
  `${base}/big.js/x`,
  `${base}/big.js.map`,
  `${own}/big.js.map`,
  `${own}/big.js`,
  `${base}/big.js.br`,
  `${base}/big.js.gz`,
  '/releases/host/1.0.0/index.html',
  '/releases/.hidden',
  '/releases/remote-a/files/evil.svg',
  '/evil.svg',
  '/metadata/1.root.json',
  '/.staging',
  '/ops/',
  '/ops/releases/remote-a/1.0.0',
  '/metrics',
  `${base}/%20`,
  '/metricsx',
  '/opsx',
  '/apix',
];
const leadingAway = [
  '/releases/../registry.json',
  '/releases/../../secret.txt',
  '/releases/%2e%2e/%2e%2e/secret.txt',
  '/releases/..%2f..%2fsecret.txt',
  '/releases/%252e%252e/secret.txt',
  '/releases/..\\..\\secret.txt',
  '/releases/..%5c..%5csecret.txt',
  '/releases/remote-a/1.0.0/../../../../secret.txt',
  '/releases//../../secret.txt',
  '/releases/./../../secret.txt',
  '/releases/%c0%ae%c0%ae/secret.txt',
  '/releases/..%00/secret.txt',
  '/releases/%2fetc/passwd',
  '/releases/....//....//secret.txt',
  '/releases/%2ehidden',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/%zz',
  '/releases/%',
];

/** Headers that say where a call comes from: a visitor who sends them must not be believed. */
const lies = [
  ...['forwarded', 'x-real-ip', 'x_real_ip', 'x-client-ip', 'x-cluster-client-ip', 'true-client-ip'],
  ...['', '-by', '-path', '-port', '-prefix', '-scheme', '-server', '-ssl', '-uri', '-user'].map(
    (end) => `x-forwarded${end}`,
  ),
];
const calls: ServingCase[] = [
  {
    name: 'a call',
    path: '/api/user/login?x=1',
    status: 200,
    said: sandboxed,
    body: '{"called":"GET /api/user/login?x=1"}',
  },
  {
    name: 'a call that the server refuses',
    path: '/api/refuse',
    status: 503,
    said: sandboxed,
    body: '{"code":1}',
  },
  {
    name: 'an uploaded picture, which must not run in the app’s origin, whatever the server says',
    path: '/api/upload.svg',
    status: 200,
    said: { ...sandboxed, 'content-type': 'image/svg+xml' },
    body: '<svg/>',
  },
  {
    name: 'a call whose headers lie about where it comes from',
    path: '/api/origin',
    headers: Object.fromEntries(lies.map((name) => [name, '203.0.113.9'])),
    status: 200,
    body: '["x-forwarded-for","x-forwarded-host","x-forwarded-proto"]',
  },
  {
    name: 'a call that the server hangs up on',
    path: '/api/hang-up',
    status: 502,
    said: { ...sandboxed, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: '{"code":502,"data":null,"msg":"服务暂时不可用，请稍后再试","message":"服务暂时不可用，请稍后再试"}',
  },
];

/** Behaviours that gateway and nginx share. */
export const servingCases: readonly ServingCase[] = [
  ...pages,
  ...fileCases,
  ...missing.map((path) => ({
    name: `nothing at ${path}`,
    path,
    status: 404,
    said: refused,
    body: '未找到\n',
  })),
  ...leadingAway.map((path) => ({ name: `${path} leads nowhere`, path, status: [400, 404] })),
  noMethod('an unknown address', 'POST', '/nowhere'),
  {
    name: 'health',
    path: '/healthz',
    status: 200,
    said: { ...protectedBy, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  },
  {
    name: 'only https lasts',
    path: '/registry.json',
    headers: { 'x-forwarded-proto': 'https' },
    status: 200,
    said: { 'strict-transport-security': 'max-age=31536000' },
  },
  {
    name: 'events',
    path: '/events',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    status: 400,
    said: { ...protectedBy, 'cache-control': 'no-store' },
  },
  ...calls,
];
