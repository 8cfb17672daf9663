import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type Served } from '../serve/testing/ask';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { changeSuite, type Wanted } from './change-suite';
import type { ChangeRecord } from './state';
import { sendNotice, noticeSignature } from './send-notice';

const secret = 'a secret of the team';
const record: ChangeRecord = {
  revision: 7,
  when: '2026-11-22T10:00:00.000Z',
  who: 'ann',
  why: 'pages stay white',
  change: { kind: 'rollback', app: 'remote-a', from: '1.1.0', to: '1.0.0' },
  apps: { 'remote-a': { stable: '1.0.0', previous: null } },
};

let got: { headers: IncomingHttpHeaders; body: string }[];
let server: Served;
let answer: (tries: number) => number;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  got = [];
  answer = () => 204;
  server = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    got.push({ headers: request.headers, body });
    response.writeHead(answer(got.length), { connection: 'close' }).end();
  });
  env = { SUITE_WEBHOOK: `${server.address}/hook`, SUITE_WEBHOOK_SECRET: secret };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

/** Sends a notice with short pauses between the tries. */
const send = (one: ChangeRecord, to = env) => sendNotice(one, to, [1, 1]);

test('a notice has the change as data and in both languages, and a signature over its time and its text', async () => {
  await send(record);
  const [{ headers, body } = { headers: {}, body: '' }] = got;
  expect(JSON.parse(body)).toEqual({
    ...record,
    words: { en: 'rollback remote-a 1.1.0 to 1.0.0', zh: '回滚 remote-a：1.1.0 → 1.0.0' },
  });
  const time = headers['x-suite-time'] as string;
  expect(headers['x-suite-signature']).toBe(noticeSignature(secret, time, body));
  expect(noticeSignature('another secret', time, body)).not.toBe(headers['x-suite-signature']);
});

test('a change that was made is told, and no other', async () => {
  const { SUITE_WEBHOOK, SUITE_WEBHOOK_SECRET } = process.env;
  Object.assign(process.env, env);
  try {
    const store = new LocalStore(await temporaryFolder());
    const overrides = { versions: ['*-one'], origins: [] };
    const wanted: Wanted = { settings: { overrides }, change: { kind: 'overrides', ...overrides } };
    for (const by of [{ dryRun: true }, { who: 'ann' }, {}]) await changeSuite(store, by, () => wanted);
    while (got.length === 0) await pause(5);
    await pause(50);
    expect(got.map(({ body }) => JSON.parse(body).who)).toEqual(['ann']);
  } finally {
    Object.assign(process.env, { SUITE_WEBHOOK, SUITE_WEBHOOK_SECRET });
  }
});

test('it is sent again with the same id until it is taken', async () => {
  answer = (tries) => (tries < 3 ? 500 : 200);
  await send(record);
  expect(got).toHaveLength(3);
  expect(new Set(got.map(({ headers }) => headers['x-suite-id'])).size).toBe(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('what cannot be sent is said, and fails nothing', async () => {
  answer = () => 500;
  await send(record);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no notice of revision 7'));
  await send(record, { SUITE_WEBHOOK: env.SUITE_WEBHOOK });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('SUITE_WEBHOOK_SECRET is missing'));
  await send(record, {});
  expect(got).toHaveLength(3);
});

test.each(['chat.test/send?access_token=t0p', 'https://bot:t0p@chat.test/send'])(
  'the address %s, which is no right one, is not told with its secret',
  async (url) => {
    await send(record, { ...env, SUITE_WEBHOOK: url });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no notice of revision 7'));
    expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('t0p'));
  },
);

test.each<ChangeRecord['change']>([
  { kind: 'clear', releases: ['remote-a/0.9.0'] },
  { kind: 'upload', releases: [{ app: 'remote-a', version: '1.2.0' }] },
])('%j changes nothing for visitors, and is not told', async (change) => {
  await send({ ...record, change }, env);
  expect(got).toEqual([]);
});
