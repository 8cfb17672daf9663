import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopCanary } from '../operations/canary';
import { rollback } from '../operations/rollback';
import { liveSuite } from '../testing/suite';
import { sendNotice, signatureOf, type Notice } from './send-notice';

const secret = 'a secret of the team';
const notice: Notice = { revision: 7, when: '2026-11-22T10:00:00.000Z', who: 'ann', what: 'x', apps: [] };

let got: { headers: IncomingHttpHeaders; body: string }[];
let hanging: ServerResponse[];
let server: Server;
let answer: (tries: number) => number | undefined;
let arrived: () => void;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  got = [];
  hanging = [];
  answer = () => 204;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    got.push({ headers: request.headers, body });
    const status = answer(got.length);
    if (status) response.writeHead(status, { connection: 'close' }).end();
    else hanging.push(response);
    arrived?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  env = { SUITE_WEBHOOK: `http://127.0.0.1:${port}/hook`, SUITE_WEBHOOK_SECRET: secret };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.SUITE_WEBHOOK;
  delete process.env.SUITE_WEBHOOK_SECRET;
  // Each notice ends before its test does.
  for (const response of hanging) response.writeHead(204, { connection: 'close' }).end();
  await new Promise((resolve) => server.close(resolve));
});

test('a notice carries a signature over its time and its text', async () => {
  await sendNotice(notice, env);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(JSON.parse(body)).toEqual(notice);
  const time = headers['x-suite-time'] as string;
  expect(headers['x-suite-signature']).toBe(signatureOf(secret, time, body));
  expect(signatureOf('another secret', time, body)).not.toBe(headers['x-suite-signature']);
});

test('it is sent again with the same id until it is taken', async () => {
  answer = (tries) => (tries < 3 ? 500 : 200);
  await sendNotice(notice, env);
  expect(got).toHaveLength(3);
  expect(new Set(got.map(({ headers }) => headers['x-suite-id'])).size).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('what cannot be sent is said, and fails nothing', async () => {
  answer = () => 500;
  await sendNotice(notice, env);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no notice of revision 7'));
  await sendNotice(notice, { SUITE_WEBHOOK: env.SUITE_WEBHOOK });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('SUITE_WEBHOOK_SECRET is missing'));
  await sendNotice(notice, {});
  expect(got).toHaveLength(3);
});

test.each(['chat.test/send?access_token=t0p', 'https://bot:t0p@chat.test/send'])(
  'the address %s, which is no right one, is not told with its secret',
  async (url) => {
    await sendNotice(notice, { ...env, SUITE_WEBHOOK: url });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no notice of revision 7'));
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('t0p'));
  },
);

test('publishing, stopping and rolling back are told, and a webhook that hangs holds nothing up', async () => {
  const suite = await liveSuite();
  Object.assign(process.env, env);
  answer = () => undefined;
  await suite.put('remote-a', '1.1.0');
  await suite.put('remote-a', '1.2.0', { canary: 5 });
  await stopCanary({ store: suite.store, app: 'remote-a', who: 'gateway', why: 'fails too often' });
  await rollback({ store: suite.store, app: 'remote-a', dryRun: true });
  await rollback({ store: suite.store, app: 'remote-a' });
  while (got.length < 4) await new Promise<void>((resolve) => (arrived = resolve));
  const told = got.map(({ body }) => JSON.parse(body) as Notice);
  expect(told.map(({ what }) => what).sort()).toEqual([
    'canary remote-a 1.2.0 stopped',
    'publish remote-a 1.1.0',
    'publish remote-a 1.2.0 to 5 %',
    'rollback remote-a 1.1.0 to 1.0.0',
  ]);
  expect(told.find(({ who }) => who === 'gateway')).toMatchObject({
    revision: 4,
    why: 'fails too often',
    apps: ['remote-a'],
  });
});
