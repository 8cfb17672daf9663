import fc from 'fast-check';
import { site } from '@suite/kernel/testing';
import { releaseOf } from '../testing';
import type { PageShape } from '@suite/kernel/routes';
import type { LiveRelease, Registry, RegistryRoute } from './registry';
import { fromSnapshot } from './snapshot';
import { toSnapshot } from './to-snapshot';

const routes: RegistryRoute[] = [
  {
    path: '/pay/payment/:code',
    name: 'Payment',
    title: '课程支付',
    holdsWork: true,
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
      previousHash: 'abcdefghijklmnopqrstuvwx',
      canary: { release: releaseOf('2', { container: 'a2', ...live }), below: 500 },
    },
  },
});

const untitled = (all: readonly RegistryRoute[]) => all.map((route) => ({ ...route, title: '' }));
const throughSnapshot = (registry: Registry) => fromSnapshot(JSON.stringify(toSnapshot(registry)));
const textOf = (list: readonly RegistryRoute[]) =>
  JSON.stringify(toSnapshot(registryWith({ routes: [...list] })));

test('a document’s registry says what the registry says, apart from titles', () => {
  expect(throughSnapshot(registryWith({ routes }))).toEqual(registryWith({ routes: untitled(routes) }));
});

test('of the hash of a previous version it carries a beginning that nobody can hit by trying', () => {
  const registry = registryWith({ routes });
  registry.apps['remote-a']!.previousHash += 'yz'.repeat(20);
  expect(throughSnapshot(registry)?.apps['remote-a']?.previousHash).toBe('abcdefghijklmnopqrstuvwx');
});

test.each([
  ['its own', { base: '/releases/remote-a/1/', container: 'remote_a_1' }],
  ['of another place and name', { base: 'https://cdn.test/releases/remote-a/1/', container: 'a1' }],
  ['another place', { base: 'https://cdn.test/releases/remote-a/1/', container: 'remote_a_1' }],
  ['no container', { container: undefined }],
])('a release with %s comes back with it', (_, over) => {
  const live = {
    routes,
    tableFiles: ['routes.js'],
    styles: ['a.css'],
    hashes: { 'entry.js': 'e', 'routes.js': 'r' },
  };
  const registry = JSON.parse(JSON.stringify(registryWith({ ...live, ...over }))) as Registry;
  const back = throughSnapshot(registry)?.apps['remote-a']?.live;
  const { routes: untouched, ...rest } = registry.apps['remote-a']!.live;
  expect(back).toMatchObject(rest);
  expect(back?.routes.map(({ path }) => path)).toEqual(untouched.map(({ path }) => path));
  expect(back?.container).toBe(rest.container);
});

test('it does without the time at which the registry was made', () => {
  const registry = registryWith({ routes });
  expect(throughSnapshot({ ...registry, made: '2026-11-22' })).toEqual(
    registryWith({ routes: untitled(routes) }),
  );
});

test('its routes carry neither titles, nor names that their patterns give', () => {
  const text = textOf(routes);
  for (const absent of ['课程支付', 'PaymentTools', 'skipUserCheck']) expect(text).not.toContain(absent);
});

test('editions of a page, which share its files, do not repeat them', () => {
  const [payment] = routes as [RegistryRoute];
  const editions = ['Tools', 'Premium'].map((name) => ({
    ...payment,
    name: `Payment${name}`,
    path: `/pay/payment-${name}`,
  }));
  const all = [payment, routes[1]!, ...editions];
  expect(throughSnapshot(registryWith({ routes: all }))?.apps['remote-a']?.live.routes).toEqual(
    untitled(all),
  );
  for (const hash of ['0a0a0a0a', '11111111', '22222222'])
    expect(textOf(all).split(hash)).toHaveLength(textOf([payment]).split(hash).length);
});

test('a field that a later version of the routes has comes along', () => {
  const later = [{ ...routes[0]!, needs: ['camera'], skipUserCheck: false }];
  expect(throughSnapshot(registryWith({ routes: later }))?.apps['remote-a']?.live.routes).toEqual(
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
      expect(throughSnapshot(registryWith({ routes: plain }))?.apps['remote-a']?.live.routes).toEqual(plain);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a document of an earlier publisher, with the routes as they are, is read as well', () => {
  const registry = registryWith({ routes });
  expect(fromSnapshot(JSON.stringify(registry))).toEqual(registry);
});

test.each(['', '<html>', 'null', '{"schema":1,"revision":7,"apps":{"host":{"live":{"columns":{}}}}}'])(
  'the text %j is no registry',
  (text) => expect(fromSnapshot(text)).toBeUndefined(),
);
