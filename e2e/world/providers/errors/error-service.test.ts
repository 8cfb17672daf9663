import { fastify } from 'fastify';
import { errorProjects, errorService } from './error-service';

const id = '0123456789abcdef0123456789abcdef';
const event = {
  event_id: id,
  timestamp: 1_795_000_000.5,
  platform: 'javascript',
  level: 'error',
  release: 'remote-tools@1.0.0',
  environment: 'prod',
  transaction: '/counter/:kind',
  tags: { app: 'remote-tools', page: 'Counter' },
  exception: { values: [{ type: 'TypeError', value: 'x is undefined', stacktrace: { frames: [{}] } }] },
  contexts: { react: { componentStack: '\n    at Counter' } },
  debug_meta: {
    images: [
      {
        type: 'sourcemap',
        code_file: 'https://m.test/a.js',
        debug_id: '01234567-89ab-4def-a123-456789abcdef',
      },
    ],
  },
};

const envelope = (
  content: unknown,
  { length, envelopeId = id }: { length?: number; envelopeId?: string } = {},
) => {
  const payload = JSON.stringify(content);
  const item = { type: 'event', length: length ?? Buffer.byteLength(payload) };
  return [{ event_id: envelopeId, sent_at: '2026-01-01T00:00:00Z' }, item]
    .map((part) => JSON.stringify(part))
    .concat(payload)
    .join('\n');
};

async function opened() {
  const app = fastify();
  await app.register(errorService);
  const send = (payload: string, key = errorProjects[1], project = '1') =>
    app.inject({
      method: 'POST',
      url: `/errors/api/${project}/envelope/?sentry_version=7&sentry_key=${key}`,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload,
    });
  return { send, received: async () => (await app.inject('/world/errors')).json() as unknown[] };
}

test('an event is taken for its project, and its id answered to pages of any origin', async () => {
  const { send, received } = await opened();
  const { statusCode, headers, body } = await send(envelope({ ...event, message: '学员' }));
  expect([statusCode, body, headers['access-control-allow-origin']]).toEqual([200, `{"id":"${id}"}`, '*']);
  expect(await received()).toEqual([{ project: '1', event: { ...event, message: '学员' } }]);
});

test.each([
  ['another key', errorProjects[2], '1'],
  ['an unknown project', errorProjects[1], '9'],
  ['a project that is a name of the language', 'undefined', 'constructor'],
])('%s is refused', async (_, key, project) => {
  const { send, received } = await opened();
  expect((await send(envelope(event), key, project)).statusCode).toBe(403);
  expect(await received()).toEqual([]);
});

const [exception] = event.exception.values;

test.each<[string, string]>([
  ['nothing', ''],
  ['no envelope', 'null'],
  ['an event that is cut off', envelope(event).slice(0, -5)],
  ['a length that is wrong', envelope(event, { length: 10 })],
  ['an event of another envelope', envelope(event, { envelopeId: id.replace('0', 'f') })],
  ['no id', envelope({ ...event, event_id: undefined })],
  ['no time', envelope({ ...event, timestamp: undefined })],
  ['a release with a path', envelope({ ...event, release: 'a/b' })],
  ['a release of two lines', envelope({ ...event, release: 'a\nb' })],
  ['a tag without a value', envelope({ ...event, tags: { app: '' } })],
  ['a tag of an object', envelope({ ...event, tags: { where: { app: 'host' } } })],
  ['a tag of two lines', envelope({ ...event, tags: { stack: 'at a\nat b' } })],
  ['a tag without end', envelope({ ...event, tags: { app: 'a'.repeat(201) } })],
  ['a tag with spaces in its name', envelope({ ...event, tags: { 'an app': 'host' } })],
  ['no exception', envelope({ ...event, exception: { values: [] } })],
  [
    'a stack without frames',
    envelope({ ...event, exception: { values: [{ ...exception, stacktrace: { frames: [] } }] } }),
  ],
  [
    'a debug id that is none',
    envelope({ ...event, debug_meta: { images: [{ ...event.debug_meta.images[0], debug_id: 'x' }] } }),
  ],
])('%s is refused', async (_, payload) => {
  const { send, received } = await opened();
  expect((await send(payload)).statusCode).toBe(400);
  expect(await received()).toEqual([]);
});
