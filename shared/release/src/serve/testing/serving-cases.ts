import type { Question } from './ask';

/** One behaviour that gateway and nginx share. */
export interface ServingCase extends Omit<Question, 'body'> {
  name: string;
  status: number | readonly number[];
  /** Headers of the answer; `undefined` for one that must be absent. */
  said?: Record<string, string | RegExp | undefined>;
  /** The decoded body of the answer. */
  body?: Buffer | string;
}

/** What a request gets. */
type Wanted = Omit<ServingCase, 'name' | 'path'>;

/** Headers of every answer over plain http. */
const protectedBy = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': undefined,
};
const refused = {
  ...protectedBy,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  etag: undefined,
};
const sandboxed = { ...protectedBy, 'content-security-policy': "sandbox; default-src 'none'" };

const packed = (encoding: string) => ({ 'content-encoding': encoding, vary: /^accept-encoding$/i });
const accepting = (encoding: string) => ({ 'accept-encoding': encoding });
const noMethod = (method: string, path: string): ServingCase => ({
  name: `no ${method} on ${path}`,
  method,
  path,
  status: 405,
  said: { ...refused, allow: 'GET, HEAD' },
});
/** `{etag}` in a header stands for the ETag of the same request without that header. */
const known = (name: string, path: string, headers = {}, said: ServingCase['said'] = {}): ServingCase => ({
  name: `${name} to whom has it`,
  path,
  headers: { 'if-none-match': '{etag}', ...headers },
  status: 304,
  said,
  body: '',
});

/** Files of a release that the cases ask for. */
const film = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
const script = 'window.suite = { greeting: "hello" };\n'.repeat(200);
export const releaseOfCases = {
  'big.js': script,
  'big.js.map': script,
  'theme.css': '.a{}',
  'icon.svg': '<svg/>',
  'film.mp4': film,
  'data.bin': 'bits',
};

/** Address of the files that the cases ask for, and of the release that has them. */
const base = '/releases/remote-a/files';
const own = '/releases/remote-a/1.0.0';

const forEver = {
  ...sandboxed,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};

const types = {
  'big.js': 'application/javascript; charset=utf-8',
  'theme.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'film.mp4': 'video/mp4',
  'data.bin': 'application/octet-stream',
};
/** What a request for the script gets. */
const scripts: [name: string, Omit<Wanted, 'status'>, query?: string][] = [
  ['packed as gzip', { headers: accepting('gzip'), said: { ...forEver, ...packed('gzip') }, body: script }],
  ['in the best form', { headers: accepting('gzip, deflate, br'), said: packed('br'), body: script }],
  ['described', { method: 'HEAD', said: { ...forEver, 'content-length': `${script.length}` }, body: '' }],
  ['with a query of a retry', { said: forEver, body: script }, '?r=1'],
];
const part = (name: string, range: string, from: number, to: number, headers = {}): ServingCase => ({
  name: `${name} of a film`,
  path: `${base}/film.mp4`,
  headers: { range, ...headers },
  status: 206,
  said: {
    ...forEver,
    'content-type': 'video/mp4',
    'content-encoding': undefined,
    'content-range': `bytes ${from}-${to - 1}/${film.length}`,
  },
  body: film.subarray(from, to),
});

/** How gateway and nginx serve the files of releases. */
const fileCases: readonly ServingCase[] = [
  ...Object.entries(types).map(([file, type]) => ({
    name: `${file} is ${type}`,
    path: `${base}/${file}`,
    status: 200,
    said: { ...forEver, 'content-type': type },
    body: releaseOfCases[file as keyof typeof types],
  })),
  ...scripts.map(([name, wanted, query = '']) => ({
    name: `a script ${name}`,
    path: `${base}/big.js${query}`,
    status: 200,
    ...wanted,
  })),
  {
    name: 'a small file as it is',
    path: `${base}/theme.css`,
    headers: accepting('gzip, br'),
    status: 200,
    said: { 'content-encoding': undefined, vary: /^accept-encoding$/i },
    body: '.a{}',
  },
  ...['identity', 'br'].map((encoding) =>
    known(`a script as ${encoding}`, `${base}/big.js`, accepting(encoding), { ...forEver, etag: /./ }),
  ),
  {
    name: 'the manifest of a release',
    path: `${own}/release.json`,
    status: 200,
    said: { ...forEver, 'content-type': 'application/json; charset=utf-8' },
  },
  { name: 'no picture, in the sandbox too', path: `${base}/lost.svg`, status: 404, said: sandboxed },
  noMethod('DELETE', `${base}/big.js`),

  part('the middle', 'bytes=1000-1999', 1000, 2000),
  part('the rest, if it is the same,', 'bytes=100-', 100, film.length, { 'if-range': '{etag}' }),
  part('a part, which is not packed,', 'bytes=0-9', 0, 10, accepting('gzip, br')),
  {
    name: 'another film whole instead of its rest',
    path: `${base}/film.mp4`,
    headers: { range: 'bytes=100-', 'if-range': '"other"' },
    status: 200,
    said: { ...forEver, 'accept-ranges': 'bytes', 'content-range': undefined },
    body: film,
  },
  {
    name: 'no part behind the end',
    path: `${base}/film.mp4`,
    headers: { range: 'bytes=5000-' },
    status: 416,
    said: { 'cache-control': /no-store$/ },
  },
];

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
  ...['/', '/index.html', '/?code=1&state=2'].map((path) => ({
    name: `the document ${path}`,
    path,
    ...document,
  })),
  noMethod('POST', '/'),
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
  ...[
    ['if-none-match', '"other"'],
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ].map(([name = '', value = '']) => ({
    name: `the registry to whom says ${name} ${value}`,
    path: '/registry.json',
    headers: { [name]: value },
    ...registry,
  })),
  { name: 'the registry described', path: '/registry.json', method: 'HEAD', ...registry, body: '' },
  { name: 'the revision', path: '/revision.json', ...registry, body: '{"revision":1}' },
  known('the revision', '/revision.json'),
  { name: 'the tiles', path: '/tiles.json', ...registry, body: '{}' },
  known('the tiles', '/tiles.json'),
  noMethod('PUT', '/registry.json'),
];

const words = (text: string) => text.trim().split(/\s+/);

const missing = words(`
  /nowhere /releases /releases/ /releases/.hidden /evil.svg /metadata/1.root.json /.staging /metrics /metricsx
  /ops/ /ops/releases/remote-a/1.0.0 /opsx /apix /releases/remote-a/files/evil.svg /releases/host/1.0.0/index.html
  ${base} ${base}/ ${base}/lost.js ${base}/big.js/x ${base}/%20 ${own}/big.js
  ${base}/big.js.map ${own}/big.js.map ${base}/big.js.br ${base}/big.js.gz
`);
const leadingAway = words(String.raw`
  /releases/../registry.json /releases/../../secret.txt /releases/%2e%2e/%2e%2e/secret.txt
  /releases/..%2f..%2fsecret.txt /releases/%252e%252e/secret.txt /releases/..\..\secret.txt
  /releases/..%5c..%5csecret.txt /releases/remote-a/1.0.0/../../../../secret.txt /releases//../../secret.txt
  /releases/./../../secret.txt /releases/%c0%ae%c0%ae/secret.txt /releases/..%00/secret.txt
  /releases/%2fetc/passwd /releases/....//....//secret.txt /releases/%2ehidden /../secret.txt /%2e%2e/secret.txt
  /%zz /releases/%
`);

/** Headers that say where a call comes from: a visitor who sends them must not be believed. */
const lies = words(`
  forwarded x-real-ip x_real_ip x-client-ip x-cluster-client-ip true-client-ip x-forwarded x-forwarded-by
  x-forwarded-path x-forwarded-port x-forwarded-prefix x-forwarded-scheme x-forwarded-server x-forwarded-ssl
  x-forwarded-uri x-forwarded-user
`);
const away = '服务暂时不可用，请稍后再试';
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
    body: JSON.stringify({ code: 502, data: null, msg: away, message: away }),
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
  noMethod('POST', '/nowhere'),
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
