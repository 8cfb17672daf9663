import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** The ports of the cluster's disk: two for its clients, two for other disks. */
async function diskPorts(folder: string): Promise<number[]> {
  const args = ['-c', join(folder, 'ceph.conf'), 'osd', 'dump', '--format', 'json'];
  const { osds } = JSON.parse((await promisify(execFile)('ceph', args)).stdout) as {
    osds: Record<string, unknown>[];
  };
  const names = ['public_addr', 'heartbeat_front_addr', 'cluster_addr', 'heartbeat_back_addr'];
  return names.map((name) => Number(/:(\d+)\//.exec(String(osds[0]?.[name]))?.[1]));
}

async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

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

  test('no port of its disk is open on another address than 127.0.0.1', async () => {
    const ports = await diskPorts(folder);
    const open = (host: string) => Promise.all(ports.map((port) => isOpen(host, port)));
    expect(await open('127.0.0.1')).toEqual([true, true, true, true]);
    expect(await open('127.0.0.2')).toEqual([false, false, false, false]);
  });

  test('releases are published, tried on some, rolled back and cleared out', async () => {
    const store = await open('suite');
    const app = 'remote-a';
    await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf(app, '1.0.0')] });
    await publish({ store, dist: await distOf(app, '1.1.0'), canary: 5 });
    await setCanary({ store, app, to: 20 });
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
