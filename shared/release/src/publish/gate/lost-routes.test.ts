import { routesOf, type ReleaseManifest } from '@suite/loader/registry';
import { distOf, expectRefusal, refusalOf, route } from '../../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../../testing/suite';
import { setCanary } from '../canary';
import { publishAll } from '../publish';

const [own, exam] = [route('/remote-a', 'A'), route('/exam/:id?', 'Exam')];
const saying = (more: Partial<ReleaseManifest>) => ({ edit: (m: ReleaseManifest) => ({ ...m, ...more }) });
const linking = (...linksTo: string[]) => saying({ linksTo });
const having = (...routes: (typeof own)[]) => ({ live: { routes } });

let first: LiveSuite;
let live: LiveSuite;
beforeAll(async () => {
  first = await liveSuite();
  await first.put('remote-a', '1.1.0', {}, having(own, exam));
});
beforeEach(async () => (live = await copySuite(first)));

/** Publishes a release of remote-a without its exam. */
const drop = (options: Parameters<LiveSuite['put']>[2] = {}, more: Partial<ReleaseManifest> = {}) =>
  live.put('remote-a', '1.2.0', options, { ...having(own), ...saying(more) });

test.each([
  ['named on the command line', { lost: ['/exam/:key?'] }, {}],
  ['named by a star', { lost: ['*'] }, {}],
  ['declared in the release', {}, { lost: ['/exam/:id?'] }],
])('a lost route is given up when it is %s', async (_, options, manifest) => {
  await expectRefusal(drop(), 'ROUTE_LOST');
  await expectRefusal(drop({ lost: ['/exam'] }), 'ROUTE_LOST');
  await drop(options, manifest);
  expect(routesOf(await live.registry()).map(({ path }) => path)).not.toContain('/exam/:id?');
});

test('a lost route cannot be taken by another app while it is the canary of its owner', async () => {
  const taken = route('/new', 'New');
  await live.put('remote-a', '1.2.0', { canary: 5 }, having(own, exam, taken));
  const taking = live.put('remote-b', '1.1.0', {}, having(route('/remote-b', 'B'), route('/new', 'Other')));
  await expectRefusal(taking, 'ROUTE_TAKEN');
});

test('a lost route to which another app links is not dropped, and the refusal names both', async () => {
  await live.put('remote-b', '1.1.0', {}, linking('/remote-a', '/exam/:examId'));
  expect(await refusalOf(drop())).toMatchObject({
    code: 'ROUTE_LINKED',
    facts: { app: 'remote-a', version: '1.2.0', path: '/exam/:id?', linking: 'remote-b 1.1.0' },
    message: 'remote-a 1.2.0 no longer has /exam/:id?, to which remote-b 1.1.0 links',
  });
  await expectRefusal(drop({}, { lost: ['/exam/:id?'] }), 'ROUTE_LINKED');
  expect(await drop({ lost: ['/exam/:key?'] })).toMatchObject({ changed: true });
});

test('a lost route is linked by a canary as well, by the release to roll back to, and by the host', async () => {
  const refusal = async () => ((await refusalOf(drop())) as unknown as { facts: object }).facts;
  await live.put('remote-b', '1.1.0', { canary: 5 }, linking('/exam'));
  expect(await refusal()).toMatchObject({ linking: 'remote-b 1.1.0' });
  await live.put('remote-b', '1.1.0', {}, linking('/exam'));
  await live.put('remote-b', '1.2.0');
  expect(await refusal()).toMatchObject({ linking: 'remote-b 1.1.0' });
  await live.put('remote-b', '1.3.0');
  await live.put('host', '1.1.0', {}, linking('/exam'));
  expect(await refusal()).toMatchObject({ by: 'host' });
});

test('a lost route is each of its forms that nothing answers to, and only what other apps link to cannot go', async () => {
  await live.put('remote-a', '1.1.1', {}, { ...having(own, exam), ...linking('/exam/:id') });
  await live.put('remote-b', '1.1.0', {}, linking('/exam'));
  const [shorter, both] = [route('/exam', 'Exam'), route('/exam/:key', 'Paper')];
  await expectRefusal(live.put('remote-a', '1.2.0', {}, having(own, shorter)), 'ROUTE_LOST');
  const declared = { ...having(own, shorter), ...saying({ lost: ['/exam/:id?'] }) };
  expect(await live.put('remote-a', '1.2.1', {}, declared)).toMatchObject({ changed: true });
  for (const [version, routes] of Object.entries({ '1.3.0': [own, shorter, both], '1.4.0': [own, exam] }))
    expect(await live.put('remote-a', version, {}, having(...routes))).toMatchObject({ changed: true });
});

test('a lost route is looked at together with what goes live together', async () => {
  await live.put('remote-b', '1.1.0', {}, linking('/exam'));
  const routes = { ...having(route('/remote-b', 'B'), exam), ...linking('/exam') };
  const dists = [await distOf('remote-a', '1.2.0', having(own)), await distOf('remote-b', '1.2.0', routes)];
  expect(await publishAll({ store: live.store, dists })).toMatchObject({ changed: true });
});

test('a lost route does not matter to an upload, which does not go live', async () => {
  await live.put('remote-b', '1.1.0', {}, linking('/exam'));
  expect(await drop({ upload: true })).toMatchObject({ apps: [{ changed: false }] });
  const stored = [{ app: 'remote-a', version: '1.2.0' }];
  await expectRefusal(publishAll({ store: live.store, dists: [], stored }), 'ROUTE_LINKED');
});

test('a lost route matters to a canary, whose visitors follow the same links, and is declared once', async () => {
  await expectRefusal(drop({ canary: 5 }), 'ROUTE_LOST');
  await drop({ canary: 5, lost: ['/exam/:id?'] });
  await setCanary({ store: live.store, app: 'remote-a', to: 20 });
  expect(await live.put('host', '1.1.0')).toMatchObject({ changed: true });
  expect((await live.registry()).apps['remote-a']?.canary?.release.version).toBe('1.2.0');
  await live.put('remote-b', '1.1.0', {}, linking('/exam'));
  const next = live.put('remote-a', '1.3.0', { canary: 5 }, having(own));
  await expectRefusal(next, 'ROUTE_LINKED');
});
