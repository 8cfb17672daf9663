import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { currentRegistry } from '../registry/current-registry';
import { ReleaseError } from '../release-error';
import { refusalOf } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { likelyCopies } from './likely-copies';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;

beforeEach(async () => {
  suite = await liveSuite();
  await suite.put('remote-a', '1.1.0');
});

/** A publication that read the registry before `other` changed it, and was killed when its own write was refused. */
async function loseAgainst(other: () => Promise<unknown>): Promise<void> {
  const { store } = suite;
  const replace = store.replace.bind(store);
  store.replace = async (path, body, expected) => {
    if (path !== 'registry.json') return replace(path, body, expected);
    store.replace = replace;
    await other();
    throw new ReleaseError('STORE_DENIED', { path });
  };
  expect(await refusalOf(suite.put('remote-b', '1.1.0'))).toMatchObject({ code: 'STORE_DENIED' });
}

async function putBack(path: string): Promise<void> {
  await cp(join(suite.root, path), join(suite.root, 'registry.json'));
}

test('of two copies of a revision, the one that was live is named and put back whole', async () => {
  await loseAgainst(() => rollback({ store: suite.store, app: 'remote-a' }));
  const { revision, audit } = await suite.registry();
  expect(
    (await readdir(join(suite.root, 'revisions'))).filter((name) => +name.slice(0, 10) === 3),
  ).toHaveLength(2);
  // Two copies harm nothing as long as the registry is there.
  expect((await verify(suite.store)).faults).toEqual([]);

  await rm(join(suite.root, 'registry.json'));
  const copies = await likelyCopies(suite.store);
  expect(copies).toEqual([`revisions/000000000${revision}-${audit?.slice(0, 8)}.json`]);
  await putBack(copies[0]!);
  expect((await suite.registry()).apps).toMatchObject({
    'remote-a': { live: { version: '1.0.0' } },
    'remote-b': { live: { version: '1.0.0' } },
  });
  expect((await verify(suite.store)).faults).toEqual([]);
  expect(await suite.put('remote-a', '1.2.0')).toMatchObject({ revision: 4 });
});

test('a change that could not be ended is not brought back', async () => {
  await loseAgainst(async () => undefined);
  expect((await suite.registry()).revision).toBe(2);
  await rm(join(suite.root, 'registry.json'));
  const [copy = ''] = await likelyCopies(suite.store);
  await putBack(copy);
  expect(await suite.registry()).toMatchObject({
    revision: 2,
    apps: { 'remote-b': { live: { version: '1.0.0' } } },
  });
});

test('without the document all copies of the newest revision are named', async () => {
  await loseAgainst(() => rollback({ store: suite.store, app: 'remote-a' }));
  for (const path of ['registry.json', 'index.html']) await rm(join(suite.root, path));
  expect(await likelyCopies(suite.store)).toHaveLength(2);
  expect(await currentRegistry(suite.store)).toBeUndefined();
});

test('a store without copies names none', async () => {
  await rm(join(suite.root, 'revisions'), { recursive: true });
  expect(await likelyCopies(suite.store)).toEqual([]);
});
