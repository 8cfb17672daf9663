import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteCanary, setCanary } from '../publish/canary';
import { gc } from '../publish/gc';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import { publish, publishAll } from '../publish/publish';
import { currentRegistry } from '../repository/view';
import { cephEnv, cephPackages, hasCeph, startCeph, type CephServer } from '../testing/ceph';
import { distOf } from '../testing/sample';
import { storeContract } from '../testing/store-contract';
import { openStore } from './local-store';
import type { Store } from './store';

const title = hasCeph()
  ? 'a real object gateway of Ceph, which takes If-Match only without quotes'
  : `a real object gateway of Ceph (not installed here: ${cephPackages})`;

(hasCeph() ? describe : describe.skip)(title, () => {
  let folder: string;
  let server: CephServer;
  let keyFolder: string;
  const open = async (prefix: string): Promise<Store> =>
    Object.assign(await openStore(server.address(prefix), cephEnv), { keyFolder });

  beforeAll(async () => {
    folder = await mkdtemp(join('/tmp', 'ceph-'));
    keyFolder = join(folder, 'keys');
    server = await startCeph(folder);
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  describe('as any store', () => {
    let made = 0;
    beforeEach(() => void made++);
    const openPlace = () => open(`place-${made}`);
    const contentOf = async (path: string) => (await (await openPlace()).read(path))?.body.toString();
    storeContract({ open: openPlace, contentOf });
  });

  test('releases are published, tried on some, rolled back and cleared out', async () => {
    const store = await open('suite');
    const app = 'remote-a';
    await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf(app, '1.0.0')] });
    await publish({ store, dist: await distOf(app, '1.1.0'), canary: 5 });
    await setCanary({ store, app, percent: 20 });
    await promoteCanary({ store, app });
    expect(await rollback({ store, app })).toMatchObject({ from: '1.1.0', to: '1.0.0' });
    await Promise.all(
      ['b', 'c', 'd'].map(async (name) =>
        publish({ store: await open('suite'), dist: await distOf(`remote-${name}`, '1.0.0') }),
      ),
    );
    expect(Object.keys((await currentRegistry(store))!.registry.apps)).toHaveLength(5);
    expect((await gc({ store })).removed).toEqual([]);
    expect((await verify(store)).faults).toEqual([]);
  }, 60_000);
});
