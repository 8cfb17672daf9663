import { cp } from 'node:fs/promises';
import type { Registry } from '@suite/loader/registry';
import { readArchive } from '../publish/package';
import { publish, publishAll, type PublishOptions } from '../publish/publish';
import { readTarget } from '../repository/client';
import { objectPath } from '../repository/metadata';
import type { releaseTargets } from '../repository/releases';
import { readView, currentRegistry, type View } from '../repository/view';
import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';
import { distOf, temporaryFolder } from './sample';

type Target = (typeof releaseTargets)[number];

const viewIn = async (store: Store) => (await readView(store)) as View;

/** The versions of an app that a store lists, sorted. */
export const versionsIn = async (store: Store, app: string): Promise<string[]> =>
  (await viewIn(store)).releases.versions(app).sort();

const targetIn = async (store: Store, app: string, version: string, target: Target) =>
  (await viewIn(store)).releases.target(app, version, target)!;

/** The path in a store of a listed release's target. */
export const objectIn = async (store: Store, app: string, version: string, target: Target = 'files.tar') =>
  objectPath(await targetIn(store, app, version, target));

/** The files in an archive of a listed release. */
export const filesIn = async (store: Store, app: string, version: string, target: Target = 'files.tar') =>
  readArchive(await readTarget(store, await targetIn(store, app, version, target)));

/** A store with a host and two remotes, and ways to go on from there. */
export interface LiveSuite {
  root: string;
  store: LocalStore;
  registry: () => Promise<Registry>;
  /** Publishes a version of an app. */
  put: (
    app: string,
    version: string,
    options?: Partial<PublishOptions>,
    sample?: Parameters<typeof distOf>[2],
  ) => ReturnType<typeof publish>;
}

/** The ways to go on from a store that is live. */
function suiteIn(root: string): LiveSuite {
  const store = new LocalStore(root);
  const registry = async () => (await currentRegistry(store))!.registry;
  return {
    root,
    store,
    registry,
    put: async (app, version, options, sample) =>
      publish({ store, dist: await distOf(app, version, sample), ...options }),
  };
}

async function firstSuite(): Promise<LiveSuite> {
  const suite = suiteIn(await temporaryFolder());
  const names = ['host', 'remote-a', 'remote-b'];
  const dists = await Promise.all(names.map((name) => distOf(name, '1.0.0')));
  await publishAll({ store: suite.store, who: 'ann', dists });
  return suite;
}

/** Another store with the same content and the same keys. */
export async function copySuite(suite: LiveSuite): Promise<LiveSuite> {
  const root = await temporaryFolder();
  for (const end of ['', '.keys'])
    await cp(suite.root + end, root + end, { recursive: true, preserveTimestamps: true });
  return suiteIn(root);
}

let first: Promise<LiveSuite> | undefined;

/** A suite in a store of its own. All suites of a test file have the same beginning, which is made once. */
export const liveSuite = async (): Promise<LiveSuite> => copySuite(await (first ??= firstSuite()));
