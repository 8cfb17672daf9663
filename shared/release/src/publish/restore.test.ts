import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { history } from '../repository/history';
import { expectRefusal, refusalOf } from '../testing/sample';
import { liveSuite, objectIn, type LiveSuite } from '../testing/suite';
import { restore } from './rollback';
import { verify } from './status';

let suite: LiveSuite;
beforeEach(async () => (suite = await liveSuite()));

const versions = async () => {
  const { apps } = await suite.registry();
  return Object.fromEntries(Object.entries(apps).map(([app, { live }]) => [app, live.version]));
};

test('the whole suite goes back to a revision in one change', async () => {
  await suite.put('remote-a', '1.1.0');
  const wanted = await versions();
  const { revision } = await suite.registry();
  await suite.put('host', '2.0.0');
  await suite.put('remote-a', '1.2.0');
  await suite.put('remote-b', '1.1.0', { canary: 5 });
  await suite.put('remote-c', '1.0.0');
  expect(await restore({ store: suite.store, to: revision, who: 'ann', why: 'all of it' })).toEqual({
    revision: revision + 5,
    changed: true,
    apps: [
      { app: 'host', from: '2.0.0', to: '1.0.0' },
      { app: 'remote-a', from: '1.2.0', to: '1.1.0' },
      { app: 'remote-b', from: '1.0.0', to: '1.0.0' },
    ],
  });
  expect(await versions()).toEqual({ ...wanted, 'remote-c': '1.0.0' });
  const { apps } = await suite.registry();
  expect(apps['remote-b']).toMatchObject({ withdrawn: ['1.1.0'] });
  expect(apps['remote-a']).toMatchObject({
    previous: '1.0.0',
    rolledBackFrom: '1.2.0',
    withdrawn: ['1.2.0'],
  });
  expect((await history(suite.store))[0]).toMatchObject({
    change: { kind: 'restore', revision },
    why: 'all of it',
  });
  expect((await verify(suite.store)).faults).toEqual([]);
});

test('a revision with a version that is damaged is refused whole', async () => {
  await suite.put('remote-b', '1.1.0');
  const before = await suite.registry();
  await suite.store.remove(await objectIn(suite.store, 'remote-b', '1.0.0'));
  await expectRefusal(restore({ store: suite.store, to: 1 }), 'RELEASE_BROKEN');
  expect(await suite.registry()).toEqual(before);
});

test.each<[string, (path: string) => Promise<unknown>]>([
  ['edited', async (path) => writeFile(path, (await readFile(path, 'utf8')).replace('"ann"', '"bob"'))],
  ['removed', (path) => rm(path)],
])('a revision whose record in the history, or a later one, was %s is refused', async (_, damage) => {
  await suite.put('remote-a', '1.1.0', { who: 'ann' });
  await suite.put('remote-a', '1.2.0', { who: 'ann' });
  await damage(join(suite.root, 'metadata/2.snapshot.json'));
  const before = await suite.registry();
  for (const to of [1, 2]) {
    const refusal = await refusalOf(restore({ store: suite.store, to }));
    expect(refusal).toMatchObject({ code: 'LOG_EDITED', facts: { revision: 2 } });
  }
  expect(await suite.registry()).toEqual(before);
  expect(await restore({ store: suite.store, to: 3 })).toMatchObject({ changed: false });
});
