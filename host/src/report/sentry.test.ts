import type { Registry } from '@suite/loader/registry';
import { registryOf } from '@suite/loader/testing';
import { startSentry, type Report } from './sentry';

interface Sent {
  url: string;
  event: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const sent: Sent[] = [];
const projects = { 'remote-tools': 'https://key2@errors.test/2' };
let whole: Registry | undefined;
beforeEach(() => {
  sent.length = 0;
  whole = registryOf();
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    if (url === '/registry.json') {
      if (!whole) throw new TypeError('network failure');
      return new Response(JSON.stringify(whole));
    }
    sent.push({ url, event: JSON.parse(String(init?.body).split('\n')[2]!) as Sent['event'] });
    return new Response('{}');
  });
});
afterEach(() => jest.restoreAllMocks());

const site = (errorProjects?: Record<string, string>) =>
  ({ environment: 'prod', ...(errorProjects && { errorProjects }) }) as Registry['site'];
const withSite = (one: Registry['site']): Registry => ({ ...registryOf(), site: one });

const counter = { app: 'remote-tools', version: '1.0.0', page: 'Counter' };
const file = (app: string, name: string) => `https://m.test/releases/${app}/files/${name}`;

/** An error in a script, as Chromium writes its stack. */
const brokenIn = (address: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at t (${address}:1:20)` });

async function reported(report: Partial<Report>, registry = withSite(site())): Promise<Sent> {
  const send = startSentry({ dsn: 'https://key1@errors.test/1', registry });
  send({ error: brokenIn(file('remote-tools', 'Counter.a1b2.js')), details: {}, where: counter, ...report });
  for (let i = 0; i < 50 && sent.length === 0; i++) await new Promise((resolve) => setTimeout(resolve));
  return sent[0]!;
}

test('an event has app, version, page, route and context, and its release is that of the app', async () => {
  const { url, event } = await reported({ details: { context: 'messenger' } });
  expect(url).toContain('https://errors.test/api/1/envelope/');
  expect(event).toMatchObject({
    release: 'remote-tools@1.0.0',
    environment: 'prod',
    level: 'error',
    transaction: '/counter/:kind',
    tags: { app: 'remote-tools', version: '1.0.0', page: 'Counter', context: 'messenger' },
  });
});

test('each script of a release has its debug id, the same in every page, and no other script has one', async () => {
  const { event } = await reported({});
  expect(event.debug_meta.images).toEqual([
    {
      type: 'sourcemap',
      code_file: file('remote-tools', 'Counter.a1b2.js'),
      debug_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
    },
  ]);
  sent.length = 0;
  const elsewhere = await reported({ error: brokenIn('https://elsewhere.test/a.js') });
  expect(elsewhere.event.debug_meta.images).toEqual([]);
});

test('an error of drawing has its components, and they are a stack that maps can read', async () => {
  const componentStack = `\n    at Result (${file('remote-tools', 'Counter.a1b2.js')}:1:99)\n    at div`;
  const { event } = await reported({ details: { componentStack } });
  expect(event.contexts.react).toEqual({ componentStack });
  expect(event.tags).not.toHaveProperty('componentStack');
  const types = event.exception.values.map(({ type }: { type: string }) => type);
  expect(types).toEqual(expect.arrayContaining(['TypeError', 'React ErrorBoundary TypeError']));
});

test('what React throws for a component counts for the page’s app', async () => {
  const error = brokenIn(file('host', 'libraries.c3d4.js'));
  expect((await reported({ error })).event.tags.app).toBe('host');
  sent.length = 0;
  const { event } = await reported({
    error: brokenIn(file('host', 'libraries.c3d4.js')),
    details: { componentStack: '\n at A' },
  });
  expect([event.tags.app, event.release]).toEqual(['remote-tools', 'remote-tools@1.0.0']);
});

test('the address’s query is in no frame, and no token or number in a message', async () => {
  const error = brokenIn('https://m.test/?from=card&token=abc123#/counter/loan', 'no 13712345678');
  const { event } = await reported({ error, details: { message: 'no 13712345678' } });
  const text = JSON.stringify(event);
  for (const secret of ['abc123', 'from=card', '13712345678', '#/counter'])
    expect(text).not.toContain(secret);
});

test('a team that has a project gets the events of its app, and all others go to the common one', async () => {
  const registry = withSite(site({}));
  whole = withSite(site(projects));
  expect((await reported({}, registry)).url).toContain('https://errors.test/api/2/envelope/?');
  sent.length = 0;
  const ofHost = { error: brokenIn(file('host', 'host.e5f6.js')) };
  expect((await reported(ofHost, registry)).url).toContain('https://errors.test/api/1/envelope/?');
});

test('without the registry events go to the common project, and without teams’ projects it is not asked for', async () => {
  whole = undefined;
  expect((await reported({}, withSite(site({})))).url).toContain('/api/1/envelope/');
  sent.length = 0;
  await reported({});
  const asked = jest.mocked(window.fetch).mock.calls.filter(([url]) => url === '/registry.json');
  expect(asked).toHaveLength(1);
});

test('while the projects of the teams do not come, reports do not wait for ever', async () => {
  jest.useFakeTimers();
  jest.mocked(window.fetch).mockImplementation((input) => {
    sent.push({ url: String(input), event: {} as Sent['event'] });
    return new Promise(() => undefined);
  });
  const send = startSentry({ dsn: 'https://key1@errors.test/1', registry: withSite(site({})) });
  send({ error: new Error('x'), details: {}, where: counter });
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ url }) => url.split('?')[0])).toEqual([
    '/registry.json',
    'https://errors.test/api/1/envelope/',
  ]);
  jest.useRealTimers();
});
