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
const noMethod = (name: string, method: string, path: string): ServingCase => ({
  name: `no other method on ${name}`,
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
const video = { ...forEver, 'content-type': 'video/mp4', 'content-encoding': undefined };

const types = {
  'big.js': 'application/javascript; charset=utf-8',
  'theme.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'film.mp4': 'video/mp4',
  'data.bin': 'application/octet-stream',
};
/** What a request for the script gets. */
const scripts: [name: string, Omit<Wanted, 'status'> & { status?: number; query?: string }][] = [
  ...['br', 'gzip'].map((encoding): (typeof scripts)[number] => [
    `packed as ${encoding}`,
    {
      headers: accepting(encoding),
      said: { ...forEver, ...packed(encoding), 'content-type': types['big.js'], etag: /./ },
      body: script,
    },
  ]),
  ['in the best form', { headers: accepting('gzip, deflate, br'), said: packed('br'), body: script }],
  ['described', { method: 'HEAD', said: { ...forEver, 'content-length': `${script.length}` }, body: '' }],
  ['with a query of a retry', { query: '?r=1', said: forEver, body: script }],
  ['that must still be the same', { headers: { 'if-match': '{etag}' }, body: script }],
  ['that must be another', { headers: { 'if-match': '"other"' }, status: 412 }],
];
const part = (name: string, range: string, from: number, to: number, headers = {}): ServingCase => ({
  name: `${name} of a film`,
  path: `${base}/film.mp4`,
  headers: { range, ...headers },
  status: 206,
  said: {
    ...video,
    'content-range': `bytes ${from}-${to - 1}/${film.length}`,
    'content-length': String(to - from),
  },
  body: film.subarray(from, to),
});
const whole = (name: string, headers: Record<string, string>): ServingCase => ({
  name,
  path: `${base}/film.mp4`,
  headers,
  status: 200,
  said: {
    ...video,
    'accept-ranges': 'bytes',
    'content-range': undefined,
    'content-length': String(film.length),
  },
  body: film,
});
const none = (name: string, range: string): ServingCase => ({
  name,
  path: `${base}/film.mp4`,
  headers: { range },
  status: 416,
  said: { 'cache-control': /no-store$/ },
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
  ...scripts.map(([name, { query = '', ...wanted }]) => ({
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
  ...['identity', 'gzip', 'br'].map((encoding) =>
    known(
      `a script as ${encoding}`,
      `${base}/big.js`,
      { ...accepting(encoding), 'if-none-match': '"x", {etag}' },
      { ...forEver, etag: /./ },
    ),
  ),
  {
    name: 'the manifest of a release',
    path: `${own}/release.json`,
    status: 200,
    said: { ...forEver, 'content-type': 'application/json; charset=utf-8' },
  },
  { name: 'no picture, in the sandbox too', path: `${base}/lost.svg`, status: 404, said: sandboxed },
  noMethod('a script', 'DELETE', `${base}/big.js`),

  part('the beginning', 'bytes=0-99', 0, 100),
  part('the middle', 'bytes=1000-1999', 1000, 2000),
  part('the rest', 'bytes=4000-', 4000, film.length),
  part('more than the rest', 'bytes=4000-99999', 4000, film.length),
  part('the end', 'bytes=-100', film.length - 100, film.length),
  part('the rest, if it is the same,', 'bytes=100-', 100, film.length, { 'if-range': '{etag}' }),
  part('a part, which is not packed,', 'bytes=0-9', 0, 10, accepting('gzip, br')),
  whole('another film whole instead of its rest', { range: 'bytes=100-', 'if-range': '"other"' }),
  whole('several parts at once as the whole', { range: 'bytes=0-1,4-5' }),
  whole('a part in another unit as the whole', { range: 'items=0-1' }),
  none('no part behind the end', 'bytes=5000-'),
  none('no part that ends before it begins', 'bytes=20-10'),
  known('a part', `${base}/film.mp4`, { range: 'bytes=0-9' }),
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
