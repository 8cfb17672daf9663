import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectPlain } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { serveSites, type Servers } from './serve';

const text = 'const answer = 42;\n'.repeat(50);
const site = new Map([
  ['/', Buffer.from('<!doctype html>'.repeat(20))],
  ['/main.js', Buffer.from(text)],
]);

let servers: Servers<'one' | 'two'>;
beforeAll(async () => {
  servers = await serveSites({ one: site, two: site });
});
afterAll(() => servers.close());

function get(origin: string, path: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    session.on('error', reject);
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' });
    const chunks: Buffer[] = [];
    let headers: IncomingHttpHeaders = {};
    stream.on('response', (received) => (headers = received));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      session.close();
      resolve({ headers, body: Buffer.concat(chunks) });
    });
  });
}

test('files are compressed and cached for ever, the document is revalidated', async () => {
  const script = await get(servers.origins.one, '/main.js?r=1');
  expect(script.headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(String(brotliDecompressSync(script.body))).toBe(text);
  const document = await get(servers.origins.one, '/');
  expect(document.headers['cache-control']).toBe('no-cache');
});

test('two sites are served alike except for their files', async () => {
  const [one, two] = await Promise.all([
    get(servers.origins.one, '/main.js'),
    get(servers.origins.two, '/main.js'),
  ]);
  expect({ ...one.headers, date: '' }).toEqual({ ...two.headers, date: '' });
  expect(one.body).toEqual(two.body);
});

test('a missing file is a 404', async () => {
  expect((await get(servers.origins.two, '/lost.js')).headers[':status']).toBe(404);
});

test('a browser that is closed while its answer is held back does not end the server', async () => {
  const slow = await serveSites({ one: site }, { hold: 300 });
  try {
    const socket = connectPlain(Number(new URL(slow.origins.one).port), '127.0.0.1');
    const session = connect(slow.origins.one, {
      createConnection: () => connectSecure({ socket, rejectUnauthorized: false, ALPNProtocols: ['h2'] }),
    });
    session.on('error', () => undefined);
    session.request({ ':path': '/main.js' }).on('error', () => undefined);
    await pause(150);
    socket.resetAndDestroy();
    expect((await get(slow.origins.one, '/main.js')).headers[':status']).toBe(200);
  } finally {
    await slow.close();
  }
});
