import { stopCanary } from '../publish/canary';
import { gc } from '../publish/gc';
import { rollback } from '../publish/rollback';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { stateReader } from './serve-ops';

let suite: LiveSuite;
let read: ReturnType<typeof stateReader>;
const targets = async () => (await read()).apps[1]?.targets;

beforeEach(async () => {
  suite = await liveSuite();
  read = stateReader(suite.store);
});

test('each app is told with its versions, since when, by whom, and where it can go back to', async () => {
  const { put } = suite;
  await put('remote-a', '1.1.0', { who: 'bob', why: 'sheet' });
  await put('remote-b', '1.1.0', { who: 'cid' });
  await put('remote-a', '1.2.0', { who: 'dan', canary: 5 });
  const { apps, records } = await read();
  const [host, a, b] = apps;
  expect(host).toMatchObject({ app: 'host', live: '1.0.0', liveSince: { who: 'ann' }, targets: [] });
  expect(a).toMatchObject({
    app: 'remote-a',
    live: '1.1.0',
    liveSince: { who: 'bob' },
    targets: ['1.0.0'],
    canary: { version: '1.2.0', percent: 5, since: { who: 'dan' } },
  });
  expect(b).toMatchObject({ live: '1.1.0', liveSince: { who: 'cid' } });
  expect(records.map(({ who }) => who)).toEqual(['dan', 'cid', 'bob', 'ann']);
  const asked = jest.spyOn(suite.store, 'read');
  await read();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['timestamp.json']);
});

test('versions that were taken back are not offered', async () => {
  const { store, put } = suite;
  await put('remote-a', '1.1.0');
  await put('remote-a', '1.2.0');
  await rollback({ store, app: 'remote-a', to: '1.1.0' });
  expect(await targets()).toEqual(['1.0.0']);
  expect((await read()).apps[1]).toMatchObject({ rolledBackFrom: '1.2.0', withdrawn: ['1.2.0'] });
  await put('remote-a', '1.3.0', { canary: 5 });
  await stopCanary({ store, app: 'remote-a' });
  await put('remote-a', '1.4.0');
  expect(await targets()).toEqual(['1.1.0', '1.0.0']);
});

test('versions that were cleared out are not offered', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await suite.put('remote-a', version);
  expect(await targets()).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  // Releases of the last twenty revisions are never cleared out.
  for (let at = 0; at < 21; at++) await suite.put('remote-b', at % 2 ? '1.0.0' : '1.0.1');
  await gc({ store: suite.store, keep: 0, days: 0 });
  expect(await targets()).toEqual(['1.2.0']);
});
