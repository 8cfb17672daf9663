import type { ReleaseManifest } from '@suite/loader/registry';
import { setCanary } from '../canary';
import { publishAll } from '../publish';
import { distOf, expectRefusal, refusalOf, route } from '../../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../../testing/suite';

let suite: LiveSuite;
const own = route('/remote-a', 'A');
const exam = route('/exam/:id?', 'Exam');

/** A sample with more fields in `release.json`. */
const saying = (more: Partial<ReleaseManifest>) => ({ edit: (m: ReleaseManifest) => ({ ...m, ...more }) });
const linking = (...linksTo: string[]) => saying({ linksTo });
const withRoutes = (...routes: (typeof own)[]) => ({ live: { routes } });

let first: LiveSuite;
beforeAll(async () => {
  first = await liveSuite();
  await first.put('remote-a', '1.1.0', {}, withRoutes(own, exam));
});
beforeEach(async () => (suite = await copySuite(first)));

/** Publishes a release of remote-a without its exam. */
const drop = (options: Parameters<LiveSuite['put']>[2] = {}, more: Partial<ReleaseManifest> = {}) =>
  suite.put('remote-a', '1.2.0', options, { ...withRoutes(own), ...saying(more) });

test('a route to which another app links is not dropped, and the refusal names both', async () => {
  await suite.put('remote-b', '1.1.0', {}, linking('/remote-a', '/exam/:examId'));
  const refusal = await refusalOf(drop());
  expect(refusal).toMatchObject({
    code: 'ROUTE_LINKED',
    facts: { app: 'remote-a', version: '1.2.0', path: '/exam/:id?', linking: 'remote-b 1.1.0' },
  });
  expect(refusal.message).toBe('remote-a 1.2.0 no longer has /exam/:id?, to which remote-b 1.1.0 links');
  expect((await suite.registry()).apps['remote-a']?.live.version).toBe('1.1.0');
});

test('the publisher can say that it is meant, the release itself cannot', async () => {
  await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
  await expectRefusal(drop({}, { lost: ['/exam/:id?'] }), 'ROUTE_LINKED');
  expect(await drop({ lost: ['/exam/:key?'] })).toMatchObject({ changed: true });
});

test('a canary of the other app links as well, and so does the release to which it can be rolled back', async () => {
  await suite.put('remote-b', '1.1.0', { canary: 5 }, linking('/exam'));
  expect(await refusalOf(drop())).toMatchObject({ facts: { linking: 'remote-b 1.1.0' } });
  await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
  await suite.put('remote-b', '1.2.0');
  expect(await refusalOf(drop())).toMatchObject({ facts: { linking: 'remote-b 1.1.0' } });
  await suite.put('remote-b', '1.3.0');
  expect(await drop({}, { lost: ['/exam/:id?'] })).toMatchObject({ changed: true });
});

test('the host links like any other app', async () => {
  await suite.put('host', '1.1.0', {}, linking('/exam'));
  expect(await refusalOf(drop())).toMatchObject({ facts: { by: 'host' } });
});

test('a route can be dropped if only its own app links to it, or links fit a form that stays', async () => {
  await suite.put('remote-a', '1.1.1', {}, { ...withRoutes(own, exam), ...linking('/exam/:id') });
  await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
  const shorter = { ...withRoutes(own, route('/exam', 'Exam')), ...saying({ lost: ['/exam/:id?'] }) };
  expect(await suite.put('remote-a', '1.2.0', {}, shorter)).toMatchObject({ changed: true });
});

test('what goes live together is looked at together', async () => {
  await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
  const taking = await distOf('remote-b', '1.2.0', {
    ...withRoutes(route('/remote-b', 'B'), exam),
    ...linking('/exam'),
  });
  const giving = await distOf('remote-a', '1.2.0', withRoutes(own));
  expect(await publishAll({ store: suite.store, dists: [giving, taking] })).toMatchObject({ changed: true });
});

test('an upload does not go live, so it may lack any route', async () => {
  await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
  expect(await drop({ upload: true })).toMatchObject({ apps: [{ changed: false }] });
  const stored = [{ app: 'remote-a', version: '1.2.0' }];
  const published = publishAll({ store: suite.store, dists: [], stored });
  await expectRefusal(published, 'ROUTE_LINKED');
});

describe('a canary', () => {
  test('drops no route that is linked or undeclared either: its visitors follow the same links', async () => {
    await expectRefusal(drop({ canary: 5 }), 'ROUTE_LOST');
    await suite.put('remote-b', '1.1.0', {}, linking('/exam'));
    await expectRefusal(drop({ canary: 5 }), 'ROUTE_LINKED');
  });

  test('whose loss was declared is not asked again', async () => {
    await drop({ canary: 5, lost: ['/exam/:id?'] });
    await setCanary({ store: suite.store, app: 'remote-a', percent: 20 });
    expect(await suite.put('host', '1.1.0')).toMatchObject({ changed: true });
    expect((await suite.registry()).apps['remote-a']?.canary?.release.version).toBe('1.2.0');
  });
});
