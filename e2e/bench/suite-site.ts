import { rm } from 'node:fs/promises';
import { buildSuite } from '@suite/build/tasks';
import { workFolder } from '@suite/build/workspace';
import type { Registry } from '@suite/loader/registry';
import { publishAll } from '@suite/release';
import { localSite } from '../cli/site';
import fillStock, { copyStore, stock } from '../releases/stock';
import { registryIn, servedSite, type Site } from './site';

/** The suite as it is released: built, published into a store of its own, and read back. */
export async function publishSuite(): Promise<{ suite: Site; registry: Registry }> {
  const builds = await buildSuite(() => undefined);
  // Compressed once for all that is tested and measured.
  await fillStock();
  const folder = workFolder('releases', `bench-${process.pid}`);
  try {
    await publishAll({
      store: await copyStore(stock, folder),
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
