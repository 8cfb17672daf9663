import { base, fileCases, own } from './file-cases';
import { packed, protectedBy, refused, type ServingCase } from './serving-case';

const missing = { status: 404, said: refused, body: '未找到\n' };
const sandboxed = { ...protectedBy, 'content-security-policy': "sandbox; default-src 'none'" };
const document: Partial<ServingCase> = {
  status: 200,
  said: {
    ...protectedBy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: /^accept-encoding$/i,
    'permissions-policy': /camera=\(self\)/,
    'content-security-policy':
      /^script-src 'self' '(?:sha256|nonce)-[^;]*;.*default-src 'self';.*frame-ancestors 'self'/,
  },
};
const registry = {
  status: 200,
  said: {
    ...protectedBy,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: /^accept-encoding$/i,
    etag: /./,
  },
};

/**
 * Behaviours that gateway and nginx share. `{etag}` in a header stands for the ETag of the same request
 * without that header.
 */
export const servingCases: readonly ServingCase[] = [
  { name: 'the document', path: '/', ...document } as ServingCase,
  { name: 'the document by its name', path: '/index.html', ...document } as ServingCase,
  { name: 'the document with a query', path: '/?code=1&state=2', ...document } as ServingCase,
  {
    name: 'the document packed',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    said: packed('gzip'),
  },
  {
    name: 'no other method on the document',
    path: '/',
    method: 'POST',
    status: 405,
    said: { ...refused, allow: 'GET, HEAD' },
  },

  { name: 'the registry', path: '/registry.json', ...registry },
  {
    name: 'the registry packed',
    path: '/registry.json',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    said: packed('gzip'),
  },
  {
    name: 'the registry to whom has it',
    path: '/registry.json',
    headers: { 'if-none-match': '{etag}' },
    status: 304,
    said: { 'cache-control': 'no-cache', etag: /./ },
    body: '',
  },
  {
    name: 'the packed registry to whom has it',
    path: '/registry.json',
    headers: { 'accept-encoding': 'gzip', 'if-none-match': '{etag}' },
    status: 304,
    body: '',
  },
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
  {
    name: 'no other method on the registry',
    path: '/registry.json',
    method: 'PUT',
    body: undefined,
    status: 405,
    said: { ...refused, allow: 'GET, HEAD' },
  },

  ...fileCases,
  ...[
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
    '/audit',
    '/.staging',
    `${base}/%20`,
    '/metricsx',
    '/opsx',
    '/apix',
  ].map((path): ServingCase => ({ name: `nothing at ${path}`, path, ...missing })),
  ...[
    '/releases/../../secret.txt',
    '/releases/%2e%2e/%2e%2e/secret.txt',
    '/releases/..%2f..%2fsecret.txt',
    '/releases/%252e%252e/secret.txt',
    '/releases/..%00/secret.txt',
    '/../secret.txt',
    '/releases/%',
  ].map((path): ServingCase => ({
    name: `${path} leads nowhere`,
    path,
    status: [400, 404],
    said: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })),
  {
    name: 'nothing is changed at an unknown address',
    path: '/nowhere',
    method: 'POST',
    body: undefined,
    status: 405,
    said: { ...refused, allow: 'GET, HEAD' },
  },

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
  {
    name: 'a call',
    path: '/api/user/login?x=1',
    status: 200,
    said: sandboxed,
    body: '{"called":"GET /api/user/login?x=1"}',
  },
  {
    name: 'a call that the provider refuses',
    path: '/api/refuse',
    status: 503,
    said: sandboxed,
    body: '{"code":1}',
  },
  {
    name: 'an uploaded picture, which must not run in the app’s origin, whatever the provider says',
    path: '/api/upload.svg',
    status: 200,
    said: { ...sandboxed, 'content-type': 'image/svg+xml' },
    body: '<svg/>',
  },
  {
    name: 'a call whose headers lie about where it comes from',
    path: '/api/origin',
    headers: {
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
      x_real_ip: '203.0.113.9',
      'x-client-ip': '203.0.113.9',
      'x-cluster-client-ip': '203.0.113.9',
      'true-client-ip': '203.0.113.9',
      'x-forwarded': '203.0.113.9',
      'x-forwarded-by': 'elsewhere',
      'x-forwarded-path': '/elsewhere',
      'x-forwarded-port': '1',
      'x-forwarded-prefix': '/elsewhere',
      'x-forwarded-scheme': 'https',
      'x-forwarded-server': 'elsewhere',
      'x-forwarded-ssl': 'on',
      'x-forwarded-uri': '/elsewhere',
      'x-forwarded-user': 'somebody',
    },
    status: 200,
    body: '["x-forwarded-for","x-forwarded-host","x-forwarded-proto"]',
  },
  {
    name: 'a call that the provider hangs up on',
    path: '/api/hang-up',
    status: 502,
    said: { ...sandboxed, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: '{"code":502,"data":null,"msg":"服务暂时不可用，请稍后再试","message":"服务暂时不可用，请稍后再试"}',
  },
];
