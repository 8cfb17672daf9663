import { packed, protectedBy, refused, type ServingCase } from './serving-case';

/** Files of a release that the cases ask for. */
export const film = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
export const script = 'window.suite = { greeting: "hello" };\n'.repeat(200);
export const releaseOfCases = {
  'big.js': script,
  'big.js.map': script,
  'theme.css': '.a{}',
  'icon.svg': '<svg/>',
  'film.mp4': film,
  'data.bin': 'bits',
};

/** Address of the files that the cases ask for, and of the release that has them. */
export const base = '/releases/remote-a/files';
export const own = '/releases/remote-a/1.0.0';
const forEver = {
  ...protectedBy,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'content-security-policy': "sandbox; default-src 'none'",
};
const video = { ...forEver, 'content-type': 'video/mp4', 'content-encoding': undefined };
const part = (name: string, range: string, from: number, to: number): ServingCase => ({
  name: `${name} of a film`,
  path: `${base}/film.mp4`,
  headers: { range },
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
const typed = (file: keyof typeof releaseOfCases, type: string): ServingCase => ({
  name: `${file} is ${type}`,
  path: `${base}/${file}`,
  status: 200,
  said: { ...forEver, 'content-type': type },
  body: releaseOfCases[file],
});

/** How gateway and nginx serve the files of releases. */
export const fileCases: readonly ServingCase[] = [
  typed('big.js', 'application/javascript; charset=utf-8'),
  typed('theme.css', 'text/css; charset=utf-8'),
  typed('icon.svg', 'image/svg+xml'),
  typed('film.mp4', 'video/mp4'),
  typed('data.bin', 'application/octet-stream'),
  ...(['br', 'gzip'] as const).map((encoding): ServingCase => ({
    name: `a script packed as ${encoding}`,
    path: `${base}/big.js`,
    headers: { 'accept-encoding': encoding },
    status: 200,
    said: {
      ...forEver,
      ...packed(encoding),
      'content-type': 'application/javascript; charset=utf-8',
      etag: /./,
    },
    body: script,
  })),
  {
    name: 'a script in the best form',
    path: `${base}/big.js`,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    status: 200,
    said: packed('br'),
    body: script,
  },
  {
    name: 'a small file as it is',
    path: `${base}/theme.css`,
    headers: { 'accept-encoding': 'gzip, br' },
    status: 200,
    said: { 'content-encoding': undefined, vary: /^accept-encoding$/i },
    body: '.a{}',
  },
  ...['identity', 'gzip', 'br'].map((encoding): ServingCase => ({
    name: `a script as ${encoding} to whom has it`,
    path: `${base}/big.js`,
    headers: { 'accept-encoding': encoding, 'if-none-match': '"x", {etag}' },
    status: 304,
    said: { ...forEver, etag: /./ },
    body: '',
  })),
  {
    name: 'a script described',
    path: `${base}/big.js`,
    method: 'HEAD',
    status: 200,
    said: { ...forEver, 'content-length': String(script.length) },
    body: '',
  },
  {
    name: 'the manifest of a release',
    path: `${own}/release.json`,
    status: 200,
    said: { ...forEver, 'content-type': 'application/json; charset=utf-8' },
  },
  {
    name: 'a script with a query of a retry',
    path: `${base}/big.js?r=1`,
    status: 200,
    said: forEver,
    body: script,
  },
  {
    name: 'a script that must still be the same',
    path: `${base}/big.js`,
    headers: { 'if-match': '{etag}' },
    status: 200,
    body: script,
  },
  {
    name: 'a script that must be another',
    path: `${base}/big.js`,
    headers: { 'if-match': '"other"' },
    status: 412,
  },
  {
    name: 'no other method on a script',
    path: `${base}/big.js`,
    method: 'DELETE',
    status: 405,
    said: { ...refused, allow: 'GET, HEAD' },
  },

  part('the beginning', 'bytes=0-99', 0, 100),
  part('the middle', 'bytes=1000-1999', 1000, 2000),
  part('the rest', 'bytes=4000-', 4000, film.length),
  part('more than the rest', 'bytes=4000-99999', 4000, film.length),
  part('the end', 'bytes=-100', film.length - 100, film.length),
  {
    ...part('the rest', 'bytes=100-', 100, film.length),
    name: 'the rest of the same film',
    headers: { range: 'bytes=100-', 'if-range': '{etag}' },
  },
  {
    ...part('a part', 'bytes=0-9', 0, 10),
    name: 'a part of a film that is not packed',
    headers: { range: 'bytes=0-9', 'accept-encoding': 'gzip, br' },
  },
  whole('another film whole instead of its rest', { range: 'bytes=100-', 'if-range': '"other"' }),
  whole('several parts at once as the whole', { range: 'bytes=0-1,4-5' }),
  whole('a part in another unit as the whole', { range: 'items=0-1' }),
  none('no part behind the end', 'bytes=5000-'),
  none('no part that ends before it begins', 'bytes=20-10'),
  {
    name: 'a part to whom has the film',
    path: `${base}/film.mp4`,
    headers: { range: 'bytes=0-9', 'if-none-match': '{etag}' },
    status: 304,
    body: '',
  },
];
