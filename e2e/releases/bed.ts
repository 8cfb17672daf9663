import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apps as allApps } from '@suite/build/workspace';
import type { Site } from '@suite/kernel/site';
import type { LoadEvent, Registry, VitalEvent } from '@suite/loader/registry';
import { currentRegistry, publishAll, type LocalStore, type PublishAllOptions } from '@suite/release';
import { createGateway, type GatewayOptions } from '@suite/release/gateway';
import { listUnchecked } from '../../shared/release/src/testing';
import { localSite } from '../cli/site';
import { copyOf, nextOf, type Edits } from './copy-of';
import { Network } from './network';
import { buildOf, copyStore, linked, mirrored, stock, versionOf } from './stock';

/** The page of a remote that tests edit unless they name another. */
const editedPage: Record<string, string> = {
  'remote-tools': 'CounterMortgage',
  'remote-manage-course': 'NumUseTreaty',
};

/** A load event of a page, as the gateway received it. */
interface ToldEvent {
  app: string;
  version: string;
  canary: boolean;
  kind: LoadEvent['kind'] | VitalEvent['kind'];
  code?: string;
}

/** Options of `openBed`. */
export interface BedOptions {
  /** Address of the outside world. */
  world: string;
  /** The apps that are live from the start. */
  apps?: readonly string[];
  gateway?: Partial<GatewayOptions>;
  /** Settings beside those of a suite on this machine. */
  site?: Partial<Site>;
}

/** A suite of its own for one test: store, gateway and the network to its visitors. */
export interface Bed {
  address: string;
  /** Folder of the store. */
  folder: string;
  store: LocalStore;
  network: Network;
  /** The events that pages sent, in order of arrival. */
  events: ToldEvent[];
  registry: () => Promise<Registry>;
  /** The live revision's document as a page has it that was kept: such a page asks for the registry. */
  keptDocument: () => Promise<string>;
  /** Lists another version of a remote in the store, without asking the gate about its scripts. */
  add: (app: string, version: string, edits?: Edits) => Promise<void>;
  /** Adds a version and makes it live. */
  put: (app: string, version: string, edits?: Edits, options?: Partial<PublishAllOptions>) => Promise<void>;
  /** Makes a version of an app live, for a share of the visitors, that has all files but its entry from the build. */
  putNext: (app: string, version: string, edit: (entry: string) => string, canary?: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The revision that a gateway serves. Soon after its start it may have nothing to serve yet. */
async function revisionAt(gateway: ReturnType<typeof createGateway>): Promise<number | undefined> {
  const { statusCode, body } = await gateway.inject('/revision.json');
  return statusCode === 200 ? (JSON.parse(body) as { revision: number }).revision : undefined;
}

/** Opens a suite with the production builds in it. */
export async function openBed({ world, apps = allApps, gateway: options, site }: BedOptions): Promise<Bed> {
  const place = await mkdtemp(join(tmpdir(), 'suite-bed-'));
  const [folder, mirror] = [join(place, 'store'), join(place, 'mirror')];
  await linked(mirrored, mirror);
  const store = await copyStore(stock, folder);
  const stored = await Promise.all(apps.map(versionOf));
  await publishAll({ store, dists: [], stored, site: { ...localSite(world), ...site }, why: 'bed' });

  const gateway = createGateway({ store, mirror, api: world, ...options });
  const events: ToldEvent[] = [];
  gateway.addHook('preHandler', async ({ url, body }) => {
    if (url === '/events') events.push(...(body as { events: ToldEvent[] }).events);
  });
  await gateway.ready();
  const network = new Network(gateway);
  const server = createServer((request, response) => void network.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Waits until the gateway serves what the store says: a release that is new has to be mirrored first. */
  const served = async () => {
    const revision = (await currentRegistry(store))?.registry.revision;
    while ((await revisionAt(gateway)) !== revision) await pause(20);
  };
  const add: Bed['add'] = async (app, version, edits) => {
    const { manifest, files } = copyOf(await buildOf(app), version, { of: editedPage[app], ...edits });
    await listUnchecked(store, manifest, files);
    await served();
    // What visitors do not get is mirrored later than what they get, and its manifest after its other files.
    const seal = `/releases/${app}/${version}/release.json`;
    while ((await gateway.inject(seal)).statusCode !== 200) await pause(20);
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    store,
    network,
    events,
    registry: async () => ((await currentRegistry(store)) as { registry: Registry }).registry,
    keptDocument: async () => (await gateway.inject('/')).body.replace(' data-live', ''),
    add,
    put: async (app, version, edits, more) => {
      await add(app, version, edits);
      await publishAll({ store, dists: [], stored: [{ app, version }], ...more });
      await served();
    },
    putNext: async (app, version, edit, canary) => {
      const { manifest, files } = nextOf(await buildOf(app), version, edit);
      const own = join(place, `${app}-${version}`);
      await mkdir(own);
      for (const [path, body] of files) await writeFile(join(own, path), body);
      await writeFile(join(own, 'release.json'), JSON.stringify(manifest));
      await publishAll({ store, dists: [own], canary });
      await served();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await gateway.close();
      await rm(place, { recursive: true, force: true });
    },
  };
}
