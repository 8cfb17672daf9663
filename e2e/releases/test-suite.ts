import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildSuite } from '@suite/build/tasks';
import { workFolder } from '@suite/build/workspace';
import { startSuite } from '../cli/suite';
import fillStock, { copyStore, stock } from './stock';

/** Starts the suite that tests run on. */
export async function startTestSuite(port: number) {
  const tell = (line: string) => port !== 0 && console.log(line);
  const store = workFolder('test', 'store');
  // The store of an earlier run has versions to fall back to, but tests of failures need a store without them.
  for (const folder of [store, `${store}.keys`]) rmSync(folder, { recursive: true, force: true });
  // People of an earlier run are not in their first state.
  for (const file of ['world.db', 'world.db-shm', 'world.db-wal'])
    rmSync(workFolder('test', file), { force: true });
  await buildSuite(({ app, fresh, seconds }) => fresh && tell(`  ${app}  ${seconds.toFixed(1)} s`));
  // Tests of releases need the builds in a store as well, and compressing them twice would take 20 seconds more.
  await fillStock();
  mkdirSync(workFolder('test'), { recursive: true });
  await copyStore(stock, store);
  return startSuite({ port, tell, store, db: workFolder('test', 'world.db') });
}

// Playwright starts this file itself when it is typed alone.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const suite = await startTestSuite(4400);
  console.log(suite.address);
}
