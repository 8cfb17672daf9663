import { rm } from 'node:fs/promises';
import { buildSuite } from '@suite/build/tasks';
import type { Registry } from '@suite/loader/registry';
import { LocalStore, publishAll } from '@suite/release';
import { localSite } from '../cli/site';
import { temporaryFolder } from '../cli/steps/temporary-folder';
import { registryIn, servedSite, type Site } from './site';

/** The suite as it is released: built, published into a store of its own, and read back. */
export async function publishSuite(): Promise<{ suite: Site; registry: Registry }> {
  const builds = await buildSuite(() => undefined);
  const folder = temporaryFolder('bench');
  try {
    await publishAll({
      store: new LocalStore(folder),
      dists: builds.map(({ dist }) => dist),
      why: 'bench',
      site: localSite('https://world.test'),
    });
    const suite = await servedSite(folder);
    return { suite, registry: registryIn(suite) };
  } finally {
    for (const end of ['', '.keys', '.mirror']) await rm(folder + end, { recursive: true, force: true });
  }
}
