import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { apps as allApps, workFolder } from '@suite/build/workspace';
import type { Registry } from '@suite/kernel/registry';
import { currentRegistry, LocalStore, publishAll, type PublishAllOptions } from '@suite/release';
import { createGateway, type GatewayOptions } from '@suite/release/gateway';
import { localSite } from '../cli/site';
import { copyOf, nextOf, readBuild, type Build, type Edits } from './copy-of';
import { Network } from './network';

/** The page of a remote that tests edit unless they name another. */
const editedPage: Record<string, string> = {
  'remote-tools': 'CounterMortgage',
  'remote-manage-course': 'NumUseTreaty',
};

/** A load event of a page, as the gateway received it. */
export interface ToldEvent {
  app: string;
  version: string;
  canary: boolean;
  kind: 'load' | 'error' | 'fault';
  code?: string;
}

/** Options of `openBed`. */
export interface BedOptions {
  /** Address of the outside world. */
  world: string;
  /** The apps that are live from the start. */
  apps?: readonly string[];
  gateway?: Partial<GatewayOptions>;
}

/** A suite of its own for one test: store, gateway and the network to its visitors. */
export interface Bed {
  address: string;
  /** Folder of the store. */
  folder: string;
  /** Folder for private keys, which must not lie in the store. */
  keys: string;
  store: LocalStore;
  network: Network;
  /** The events that pages sent, in order of arrival. */
  events: ToldEvent[];
  registry: () => Promise<Registry>;
  /** The live revision's document as a page has it that was kept: such a page asks for the registry. */
  keptDocument: () => Promise<string>;
  /** Puts another version of a remote into the store, without asking the gate about its scripts; gives its hash. */
  add: (app: string, version: string, edits?: Edits) => Promise<string>;
  /** Adds a version and makes it live. */
  put: (app: string, version: string, edits?: Edits, options?: Partial<PublishAllOptions>) => Promise<void>;
  /** Makes a version of an app live, for a share of the visitors, that has all files but its entry from the build. */
  putNext: (app: string, version: string, edit: (entry: string) => string, canary?: number) => Promise<void>;
  close: () => Promise<void>;
}

const builds = new Map<string, Promise<Build>>();

/** The production build of an app, read once. */
export function buildOf(app: string): Promise<Build> {
  const known = builds.get(app) ?? readBuild(join(app, 'dist'));
  builds.set(app, known);
  return known;
}

const releases = workFolder('releases', 'store');
let stocked: Promise<void> | undefined;

const DAY = 24 * 3_600_000;

/** Removes builds older than a day, unless they are current. */
async function clearStock(): Promise<void> {
  for (const app of allApps) {
    const { version: current } = await versionOf(app);
    const { manifest } = await buildOf(app);
    const folder = join(releases, 'releases', app);
    const shared = (await readdir(join(folder, 'files'))).map((file) => join('files', file));
    for (const path of [...(await readdir(folder)), ...shared]) {
      const { mtimeMs } = await stat(join(folder, path));
      const isCurrent = path === 'files' || path === current;
      const isNeeded = Object.hasOwn(manifest.files, basename(path).replace(/\.(?:br|gz)$/, ''));
      if (isCurrent || isNeeded || Date.now() - mtimeMs < DAY) continue;
      await rm(join(folder, path), { recursive: true, force: true });
    }
  }
}

/** Keeps the builds packed for publishing: compressing them takes longer than most tests. */
async function fillStock(): Promise<void> {
  await publishAll({
    store: new LocalStore(releases),
    dists: allApps.map((app) => join(app, 'dist')),
    upload: true,
    site: localSite('http://127.0.0.1'),
  });
  await clearStock();
}

async function versionOf(app: string): Promise<{ app: string; version: string }> {
  return { app, version: (await buildOf(app)).manifest.version };
}

/** Opens a suite with the production builds in it. */
export async function openBed({ world, apps = allApps, gateway: options }: BedOptions): Promise<Bed> {
  await (stocked ??= fillStock());
  const place = await mkdtemp(join(tmpdir(), 'suite-bed-'));
  const [folder, keys] = [join(place, 'store'), join(place, 'keys')];
  const store = new LocalStore(folder);
  const stored = await Promise.all(apps.map(versionOf));
  for (const { app, version } of stored) {
    for (const part of [version, 'files']) {
      const path = join('releases', app, part);
      await cp(join(releases, path), join(folder, path), { recursive: true });
    }
  }
  await publishAll({ store, dists: [], stored, site: localSite(world), why: 'bed' });

  const gateway = createGateway({ store, api: world, canary: { every: 0 }, ...options });
  const events: ToldEvent[] = [];
  gateway.addHook('preHandler', async ({ url, body }) => {
    if (url === '/events') events.push(...(JSON.parse(String(body)) as { events: ToldEvent[] }).events);
  });
  await gateway.ready();
  const network = new Network(gateway);
  const server = createServer((request, response) => void network.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const add: Bed['add'] = async (app, version, edits) => {
    const { manifest, files } = copyOf(await buildOf(app), version, { of: editedPage[app], ...edits });
    const seal = Buffer.from(`${JSON.stringify(manifest)}\n`);
    await store.add(`releases/${app}/${version}`, new Map([...files, ['release.json', seal]]));
    return createHash('sha384').update(seal).digest('base64');
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    keys,
    store,
    network,
    events,
    registry: async () => ((await currentRegistry(store)) as { registry: Registry }).registry,
    keptDocument: () => readFile(join(folder, 'index.html'), 'utf8'),
    add,
    put: async (app, version, edits, more) => {
      const hash = await add(app, version, edits);
      await publishAll({ store, dists: [], stored: [{ app, version, hash }], ...more });
    },
    putNext: async (app, version, edit, canary) => {
      const { manifest, files } = nextOf(await buildOf(app), version, edit);
      const own = join(place, `${app}-${version}`);
      await mkdir(own);
      for (const [path, body] of files) await writeFile(join(own, path), body);
      await writeFile(join(own, 'release.json'), JSON.stringify(manifest));
      await publishAll({ store, dists: [own], canary });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await gateway.close();
      await rm(place, { recursive: true, force: true });
    },
  };
}
