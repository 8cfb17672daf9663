import fc from 'fast-check';
import { site } from '@suite/kernel/testing';
import { releaseOf } from '../testing';
import type { PageShape } from '@suite/kernel/routes';
import type { LiveRelease, Registry, RegistryRoute } from './registry';
import { readDocumentRegistry, shortRegistry } from './short-form';

const routes: RegistryRoute[] = [
  {
    path: '/pay/payment/:code',
    name: 'Payment',
    title: '课程支付',
    holdsWork: true,
    tile: { on: 'home', icon: 'M4 4h16', order: 10 },
    files: ['shared-1.0a0a0a0a.css', 'shared-1.0b0b0b0b.js', 'Payment.11111111.css', 'Payment.22222222.js'],
  },
  {
    path: '/pay/payment-tools/:id?',
    name: 'PaymentToolsId',
    title: '工具支付',
    skipUserCheck: true,
    reloadOnce: true,
    landscapeExempt: true,
    marksCourse: true,
    line: 'management',
    shape: 'question',
    files: ['shared-1.0b0b0b0b.js', 'PaymentToolsId.33333333.js'],
  },
  { path: '/', name: 'PersonalCenter', title: '个人中心', files: [] },
];

const registryWith = (live: Partial<LiveRelease>): Registry => ({
  schema: 1,
  revision: 7,
  site,
  apps: {
    host: { live: releaseOf('1'), previous: null },
    'remote-a': {
      live: releaseOf('1', { container: 'a1', ...live }),
      previous: '0',
      canary: { release: releaseOf('2', { container: 'a2', ...live }), below: 500 },
    },
  },
});

const untitled = (all: readonly RegistryRoute[]) =>
  all.map(({ tile: _, ...route }) => ({ ...route, title: '' }));
const throughDocument = (registry: Registry) => readDocumentRegistry(JSON.stringify(shortRegistry(registry)));

test('a document’s registry says what the registry says, apart from titles, tiles and hashes of previous versions', () => {
  const registry = registryWith({ routes });
  registry.apps['remote-a']!.previousHash = 'hash';
  expect(throughDocument(registry)).toEqual(registryWith({ routes: untitled(routes) }));
});

test('it does without the time at which the registry was made', () => {
  const registry = registryWith({ routes });
  expect(throughDocument({ ...registry, made: '2026-11-22' })).toEqual(
    registryWith({ routes: untitled(routes) }),
  );
});

test('its routes carry neither titles, nor their own names in the names of their files', () => {
  const short = shortRegistry(registryWith({ routes })).apps['remote-a']!.live.routes;
  expect(JSON.stringify(short)).not.toContain('课程支付');
  expect(short.map(({ files }) => files)).toEqual([
    ['shared-1.0a0a0a0a.css', 'shared-1.0b0b0b0b.js', '.11111111.css', '.22222222.js'],
    ['shared-1.0b0b0b0b.js', '.33333333.js'],
    [],
  ]);
});

test('a route with the files of the one before does not name them again', () => {
  const [, , last] = routes;
  const editions = [
    routes[0]!,
    { ...routes[0]!, path: '/pay/payment-tools', name: 'PaymentTools' },
    last!,
    last!,
  ];
  const short = shortRegistry(registryWith({ routes: editions })).apps['remote-a']!.live.routes;
  expect(short.map(({ files }) => files?.length)).toEqual([4, undefined, 0, undefined]);
  expect(throughDocument(registryWith({ routes: editions }))).toEqual(
    registryWith({ routes: untitled(editions) }),
  );
});

test('the registry that it is made of stays as it is', () => {
  const registry = registryWith({ routes });
  const before = JSON.stringify(registry);
  shortRegistry(registry);
  expect(JSON.stringify(registry)).toBe(before);
});

test('a field that a later version of the routes has comes along', () => {
  const later = [{ ...routes[0]!, needs: ['camera'], skipUserCheck: false }];
  expect(throughDocument(registryWith({ routes: later }))?.apps['remote-a']?.live.routes).toEqual(
    untitled(later),
  );
});

test('routes of any form come back as they were', () => {
  const word = fc.constantFrom('pay', 'payment', 'a-b', ':id', ':id?', '7');
  const hash = fc.constantFrom('11111111', 'abcdef12', 'abc');
  const route = fc.record({
    path: fc.array(word, { maxLength: 3 }).map((words) => `/${words.join('/')}`),
    name: fc.constantFrom('Pay', 'Payment', 'PayPayment', 'PayPaymentId', 'AB', 'Other', 'P7'),
    title: fc.constant(''),
    skipUserCheck: fc.constantFrom(true, undefined),
    shape: fc.constantFrom<(PageShape | undefined)[]>('hero', 'list', undefined),
    files: fc.array(
      fc
        .tuple(fc.constantFrom('Pay', 'Payment', 'shared-1', 'AB'), hash, fc.constantFrom('js', 'css'))
        .map((parts) => parts.join('.')),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(fc.array(route, { maxLength: 5 }), (all) => {
      const plain = JSON.parse(JSON.stringify(all)) as RegistryRoute[];
      expect(throughDocument(registryWith({ routes: plain }))?.apps['remote-a']?.live.routes).toEqual(plain);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a document of an earlier publisher, with the routes as they are, is read as well', () => {
  const registry = registryWith({ routes });
  expect(readDocumentRegistry(JSON.stringify(registry))).toEqual(registry);
});

test.each(['', '<html>', 'null', '{"schema":1,"revision":7,"apps":{"host":{"live":{}}}}'])(
  'the text %j is no registry',
  (text) => expect(readDocumentRegistry(text)).toBeUndefined(),
);

test('a document tells only that teams have projects of the error service', () => {
  const site = { environment: 'prod', errorProjects: { 'remote-a': 'https://key@errors.test/2' } } as never;
  const short = shortRegistry({ ...registryWith({ routes: [] }), site });
  expect(short.site).toEqual({ environment: 'prod', errorProjects: {} });
  const { site: own } = registryWith({ routes: [] });
  expect(shortRegistry(registryWith({ routes: [] })).site).toEqual(own);
});
