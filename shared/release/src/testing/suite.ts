import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@suite/kernel/registry';
import { publish, publishAll, type PublishAllOptions, type PublishOptions } from '../publish/publish';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from './sample';

/** A store with a host and two remotes, and ways to go on from there. */
export interface Suite {
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
  /** Publishes releases that are in the store already. */
  putStored: (stored: PublishAllOptions['stored']) => ReturnType<typeof publishAll>;
  /** Removes from the audit log which versions a revision named. */
  forget: (revision: number) => Promise<void>;
}

export async function liveSuite(): Promise<Suite> {
  const root = await temporaryFolder();
  const store = new LocalStore(root);
  await publishAll({
    store,
    who: 'ann',
    dists: [
      await distOf('host', '1.0.0'),
      await distOf('remote-a', '1.0.0'),
      await distOf('remote-b', '1.0.0'),
    ],
  });
  return {
    root,
    store,
    registry: async () => (await currentRegistry(store))!.registry,
    put: async (app, version, options, sample) =>
      publish({ store, dist: await distOf(app, version, sample), ...options }),
    putStored: (stored) => publishAll({ store, dists: [], stored }),
    forget: async (revision) => {
      const names = await readdir(join(root, 'audit'));
      const file = join(
        root,
        'audit',
        names.find((name) => Number(name.slice(0, 10)) === revision)!,
      );
      const { state: _, ...line } = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify(line));
    },
  };
}
