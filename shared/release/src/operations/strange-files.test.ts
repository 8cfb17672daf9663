import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { history } from '../registry/audit';
import { s3Env, startS3 } from '../testing/s3-server';
import { distOf, writeIn } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { openStore } from '../store/open-store';
import { publish } from '../publish/publish';
import { gc } from './gc';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => (suite = await liveSuite()));

const old = new Date(Date.now() - 3 * 86_400_000);

test.each(['.DS_Store', '.entry.js.0f8a', 'entry copy.js'])(
  'clearing out passes by %s, which the store did not write',
  async (name) => {
    await suite.put('remote-a', '1.1.0', {}, { byContent: true });
    writeIn(suite.root, `releases/remote-a/files/${name}`, 'x');
    writeIn(suite.root, 'releases/remote-a/files/loose.abcde.js', 'x');
    for (const one of [name, 'loose.abcde.js'])
      await utimes(join(suite.root, 'releases/remote-a/files', one), old, old);
    expect(await gc({ store: suite.store })).toMatchObject({ files: 1 });
    expect((await suite.registry()).condemned).toBeUndefined();
  },
);

test.each(['revisions/registry.json.bak', 'revisions/a copy.json', 'audit/notes.json', 'audit/a copy.json'])(
  '%s stands in the way of no change',
  async (path) => {
    await suite.put('remote-a', '1.1.0');
    writeIn(suite.root, path, 'null');
    expect(await rollback({ store: suite.store, app: 'remote-a' })).toMatchObject({ to: '1.0.0' });
    expect(await history(suite.store)).toHaveLength(3);
    expect((await verify(suite.store)).faults).toEqual([]);
  },
);

test('an older registry that was put back is found beside a copy that somebody made', async () => {
  const before = await suite.store.read('registry.json');
  for (const minor of [1, 2]) await suite.put('remote-a', `1.${minor}.0`);
  writeIn(suite.root, 'revisions/registry.json.bak', 'x');
  writeIn(suite.root, 'registry.json', before!.body);
  expect((await verify(suite.store)).faults).toEqual(
    expect.arrayContaining([expect.objectContaining({ fault: 'older than the log' })]),
  );
});

test('folders that were made in the console of an object store are none of its releases', async () => {
  const server = await startS3('standard');
  try {
    const { store } = await openStore(server.address('suite'), s3Env);
    await publish({ store, dist: await distOf('host', '1.0.0', { byContent: true }) });
    const [object] = server.objects.values();
    for (const key of ['releases/', 'releases/host/', 'releases/host/files/', 'audit/', 'revisions/'])
      server.objects.set(`suite/${key}`, { ...object!, body: Buffer.alloc(0), time: old.getTime() });
    expect(await gc({ store })).toMatchObject({ removed: [], files: 0, kept: 1 });
    await publish({ store, dist: await distOf('host', '1.1.0') });
    expect(await rollback({ store, app: 'host' })).toMatchObject({ to: '1.0.0' });
  } finally {
    await server.close();
  }
});
